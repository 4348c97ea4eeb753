import { finishPrivacyTask } from "#features/crm/tasks/server/finish-privacy-task.ts";
import type { Reactions } from "#platform/jobs/events.ts";

/** Requests about personal data. */
export const privacy = {
  "privacy_request.answered": { finishPrivacyTask },
} satisfies Reactions;
