/**
 * How pages say a fact: for each path in `facts.ts`, or place in the API document (with slashes, as `<ApiLimit>` has it),
 * the sentences in which a typed number is that fact. `#` stands for the number, with its unit where the fact has one;
 * `…` for anything without digits in the same sentence; `|` between spaces for the border of a table's cells; the rest is
 * a regular expression. A number that differs stops the build (`lib/content/typed-facts.ts`), so each pattern says whose
 * number it is: "up to # tags" alone would refuse "most entries need up to 3 tags".
 */
export const patterns: Readonly<Record<string, readonly string[]>> = {
  "account.deletion.graceDays": [
    "grace period (?:of|is|has|lasts) # days",
    "#-day grace period",
    "within # days … keep my account",
    "days to take back a deletion | #",
  ],
  "account.password.min": [
    "password … # or more characters",
    "password … # characters or more",
    "password … at least # characters",
  ],
  "account.recoveryCodes.count": ["(?:the|your|all|get|shows) # recovery codes", "recovery codes | #"],
  "account.storage": ["# per account", "documents have reached #", "together … up to #", "documents together | #"],
  "api.cursorHours": [
    "cursor lives (?:for )?# hours",
    "cursor … older than # hours",
    "opaque and lives # hours",
    "opaque place in a list. It lives # hours",
  ],
  "api.idempotencyHours": [
    "same key … # hours",
    "within # hours, the same key",
    "in the last # hours, this came with",
    "key … kept for # hours",
  ],
  "api.streamCommentSeconds": ["comment … every # seconds"],
  "apiKeys.max": [
    "(?:up to|at most) # API keys",
    "account can have (?:up to )?# (?:API )?keys",
    "API keys … | up to #",
  ],
  "application.stages.max": [
    "application can have (?:up to|at most) # stages",
    "stages: an application can have up to #",
    "1 to # stages",
    "stages | … 1 to #",
  ],
  "components/parameters/Limit/schema/maximum": ["the limit can be 1 to #"],
  "components/schemas/CommitsCreate/properties/commits/maxItems": [
    "1 to # commits to a repository",
    "request (?:can have|takes) 1 to # commits",
    "up to # commits in one request",
  ],
  "document.size.max": [
    "file (?:can have|has) up to #",
    "files?, each of up to #",
    "(?:file|it) has # or less",
    "file | … up to #",
    "size of a file | up to #",
  ],
  "oauth.accessToken.life": [
    "access tokens? (?:lives?|is valid|are valid) (?:for )?#",
    "access token | #",
    "it lives #; the refresh token",
  ],
  "oauth.refreshToken.life": [
    "refresh tokens? (?:lives?|is valid|are valid) (?:for )?#",
    "refresh token | #",
    "sign-in that isn't used for #",
  ],
  "oauth.verifier.max": [
    "verifier … to # (?:letters|characters)",
    "verifier has (?:at least )?\\d+ to # (?:letters|characters)",
  ],
  "oauth.verifier.min": ["verifier has # to", "verifier has at least # characters"],
  "profileCompletion.education": ["Education | #%", "education counts #%"],
  "profileCompletion.headline": ["Headline | #%", "headline counts #%"],
  "profileCompletion.links": ["Links | #%", "links count #%"],
  "profileCompletion.photo": ["Photo | #%", "photo counts #%"],
  "profileCompletion.skills": ["Skills | #%", "skills count #%"],
  "profileCompletion.summary": ["Summary | #%", "summary counts #%"],
  "profileCompletion.workExperience": ["Work experience | #%", "work experience counts #%"],
  "project.name.max": ["project's name … 1 to # characters", "name of a project … 1 to # characters"],
  "recap.period.maxDays": [
    "period (?:has|can have) (?:at most|up to) # days",
    "refused | the period has more than # days",
    "recap has a period of at most # days",
    "entries of a period of at most # days",
  ],
  "stage.name.max": ["stage's name … 1 to # characters", "name of a stage … 1 to # characters"],
  "tag.length.max": [
    "tag (?:has|can have) 1 to # characters",
    "each (?:has|with) 1 to # lower case letters",
    "length of a tag | 1 to #",
  ],
  "trash.days": [
    "stays? in Trash for # days",
    "are in Trash for # days",
    "Trash, where it stays for # days",
    "deleted … (?:kept|stays?) … for # days",
    "leaves? Trash for good, # days",
  ],
  "webhooks.answerSeconds": ["answer within # seconds", "2xx … within # seconds"],
  "webhooks.disableDays": ["(?:fails|failed) for # days … turned off", "endpoint … turned off after # days"],
  "webhooks.endpoints.max": [
    "(?:register|have|has) (?:up to|at most) # (?:webhook )?endpoints",
    "account can have # (?:webhook )?endpoints",
    "endpoints: up to # per account",
  ],
  "webhooks.rotationHours": ["both … valid for # hours", "the receiver within # hours"],
  "webhooks.toleranceMinutes": ["timestamp … more than # minutes", "more than # minutes away from your clock"],
  "worklogEntry.body.max": ["body (?:can have|has) (?:up to|at most) # characters", "body | … up to # characters"],
  "worklogEntry.commits.max": [
    "entry (?:can have|has) (?:up to|at most) # commits",
    "up to # commits stand beside",
    "commits | … up to #",
    "entry | … up to # commits",
    "^more than # commits$",
  ],
  "worklogEntry.date.maxDaysAhead": ["at most # days? ahead"],
  "worklogEntry.impact.max": [
    "impact (?:can have|has) (?:up to|at most) # characters",
    "impact | … up to # characters",
  ],
  "worklogEntry.tags.max": [
    "entry (?:can have|has) (?:up to|at most) # tags",
    "tags | … up to #",
    "tags of an entry | up to #",
  ],
  "worklogEntry.title.max": [
    "title (?:can have|has) 1 to # characters",
    "title can have (?:up to|at most) # characters",
    "title | … 1 to # characters",
  ],
  "x-rate-limit-policies/default/quota": [
    "can send # requests a minute",
    "limit of # requests a minute",
    "credential sent more than # requests in a minute",
    "# requests a minute per credential",
    "more than # requests within a minute for this credential",
  ],
  "x-rate-limit-policies/recaps/quota": [
    "account can make # recaps an hour",
    "made # recaps within an hour",
    "limit of # recaps an hour",
    "asked for more than # recaps in an hour",
    "# created recaps an hour",
  ],
};
