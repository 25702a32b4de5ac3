/**
 * How pages say a fact: for each path in `facts.ts`, the sentences in which a typed number is that fact. `#` stands for
 * the number, `…` for anything without digits on the same line, `|` for the border of a table's cells. A page whose
 * number differs stops the build; see `lib/content/typed-facts.ts`.
 */
export const patterns: Readonly<Record<string, readonly string[]>> = {
  "account.deletion.graceDays": ["grace period of # days", "# days … grace period", "#-day grace period"],
  "account.password.min": ["password … # characters", "password … # or more characters"],
  "account.recoveryCodes.count": ["# recovery codes"],
  "account.storage": ["# per account", "reached #", "# together", "together … up to #"],
  "apiKeys.max": ["up to # API keys", "# API keys at most", "at most # API keys"],
  "application.stages.max": ["up to # stages", "# stages at most", "at most # stages", "1 to # stages"],
  "document.size.max": ["has more than #", "# or less", "up to # each"],
  "profileCompletion.education": ["Education | #%", "education counts #%"],
  "profileCompletion.headline": ["Headline | #%", "headline counts #%"],
  "profileCompletion.links": ["Links | #%", "links count #%"],
  "profileCompletion.photo": ["Photo | #%", "photo counts #%"],
  "profileCompletion.skills": ["Skills | #%", "skills count #%"],
  "profileCompletion.summary": ["Summary | #%", "summary counts #%"],
  "profileCompletion.workExperience": ["Work experience | #%", "work experience counts #%"],
  "project.name.max": ["project's name … 1 to # characters", "name of a project … 1 to # characters"],
  "recap.period.maxDays": ["period … at most # days", "period … up to # days"],
  "stage.name.max": ["stage's name … 1 to # characters", "name of a stage … 1 to # characters"],
  "tag.length.max": ["1 to # lower case letters", "tag … 1 to # characters"],
  "trash.days": ["Trash … # days", "# days … Trash"],
  "webhooks.answerSeconds": ["2xx … within # seconds", "within # seconds … 2xx"],
  "webhooks.disableDays": ["fails for # days", "failed for # days"],
  "webhooks.endpoints.max": ["up to # endpoints", "up to # webhook endpoints", "# endpoints at most"],
  "webhooks.rotationHours": ["secret … # hours", "# hours … secret", "both valid for # hours"],
  "webhooks.toleranceMinutes": ["timestamp … # minutes", "# minutes … timestamp"],
  "worklogEntry.body.max": ["body … up to # characters", "body … at most # characters"],
  "worklogEntry.commits.max": [
    "entry … up to # commits",
    "up to # commits … entry",
    "entry already has # commits",
    "Commits | … up to #",
  ],
  "worklogEntry.date.maxDaysAhead": ["at most # days ahead", "at most # day ahead"],
  "worklogEntry.impact.max": ["impact … up to # characters", "impact … at most # characters"],
  "worklogEntry.tags.max": ["up to # tags", "# tags at most", "at most # tags", "Tags | … up to #"],
  "worklogEntry.title.max": ["title … 1 to # characters", "title … up to # characters", "title … at most # characters"],
};
