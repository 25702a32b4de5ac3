/**
 * What is true of the app and is said on more than one page: limits, formats, defaults, schedules. Pages take these
 * with `<Fact of="worklogEntry.title.max" />`. A number carries its unit in its sentence, a string in itself, a list
 * is joined with commas. What the API or the command line defines lives in their own documents.
 */
export const facts = {
  account: {
    storage: "1 GB",
    deletion: { graceDays: 14 },
    password: { min: 12 },
    recoveryCodes: { count: 10 },
  },
  api: { cursorHours: 24, idempotencyHours: 24, streamCommentSeconds: 15 },
  apiErrors: {
    /** Whether a request that ended with a code can be sent again: what the API document doesn't say of its codes. */
    retry: {
      invalid_request: "No, correct it first",
      unauthenticated: "With a valid credential",
      insufficient_scope: "With a credential that has the scope",
      not_found: "No, correct it first",
      conflict: "Only if an earlier attempt is in flight",
      payload_too_large: "In smaller parts",
      idempotency_mismatch: "With a new key",
      validation_failed: "No, correct it first",
      rate_limited: "Yes, after `Retry-After`",
      internal_error: "Yes, with backoff",
      unavailable: "Yes, after `Retry-After`",
    },
  },
  apiKeys: { max: 10 },
  application: {
    stages: { max: 30, default: ["Saved", "Applied", "Screening", "Interview", "Offer"] },
    outcomes: ["Accepted", "Rejected", "Withdrawn"],
    workModes: ["remote", "hybrid", "on-site"],
  },
  /** What the CLI's package needs where it is installed with npm. */
  cliPackage: { nodeVersion: 20 },
  coverLetter: { exportFormats: ["PDF", "DOCX", "Markdown"] },
  document: { size: { max: "10 MB" }, formats: ["PDF", "DOCX", "MD", "TXT", "PNG", "JPEG"] },
  oauth: {
    accessToken: { life: "1 hour" },
    deviceCode: { life: "15 minutes" },
    refreshToken: { life: "30 days" },
    verifier: { min: 43, max: 128 },
  },
  preferences: {
    themes: ["Light", "Dark", "System"],
    firstDays: ["Monday", "Saturday", "Sunday"],
    dateFormats: ["2026-11-20", "20/11/2026", "11/20/2026"],
  },
  profile: { photo: { formats: ["PNG", "JPEG"] } },
  profileCompletion: {
    headline: 10,
    summary: 15,
    workExperience: 30,
    education: 15,
    skills: 15,
    links: 5,
    photo: 10,
  },
  project: { name: { max: 80 } },
  recap: { period: { maxDays: 366 } },
  repository: { providers: ["GitHub", "GitLab", "Bitbucket"] },
  resume: { importFormats: ["PDF", "DOCX", "JSON Resume", "a LinkedIn export"] },
  stage: { name: { max: 60 } },
  tag: { length: { max: 32 } },
  trash: { days: 30 },
  webhooks: {
    endpoints: { max: 10 },
    answerSeconds: 15,
    toleranceMinutes: 5,
    rotationHours: 24,
    disableDays: 5,
    /** What passes before each further attempt, after the first delivery has failed. */
    retries: ["5 seconds", "5 minutes", "30 minutes", "2 hours", "5 hours", "10 hours", "10 hours"],
  },
  worklogEntry: {
    title: { max: 140 },
    body: { max: 10_000 },
    impact: { max: 500 },
    tags: { max: 10 },
    commits: { max: 50 },
    date: { maxDaysAhead: 1 },
  },
} as const;
