import { writeErasureLedger } from "#features/accounts/privacy/server/write-erasure-ledger.ts";
import { finishPrivacyTask } from "#features/crm/tasks/server/finish-privacy-task.ts";
import { emailAffected } from "#features/privacy/breaches/server/email-affected.ts";
import type { Reactions } from "#platform/jobs/events.ts";

/** Requests about personal data, breaches, and those who were erased. */
export const privacy = {
  "person.erased": { writeErasureLedger },
  "privacy_request.answered": { finishPrivacyTask },
  "breach.emails_wanted": { emailAffected },
  "breach.closed": { finishPrivacyTask },
} satisfies Reactions;
