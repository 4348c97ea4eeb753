import { noteThreadAnswered } from "#features/crm/leads/server/note-thread-answered.ts";
import { writeTask } from "#features/crm/tasks/server/write-task.ts";
import { noteBounce } from "#features/email/bounces/server/note-bounce.ts";
import { noteWrittenTo } from "#features/inbox/server/note-written-to.ts";
import { withdrawConsentByPhone } from "#features/people/server/withdraw-consent-by-phone.ts";
import type { Reactions } from "#platform/jobs/events.ts";

/** Messages from and to customers, and the tasks that come of them. */
export const conversations = {
  "thread.answered": { noteThreadAnswered },
  "email.bounced": { noteBounce },
  "customer.written_to": { noteWrittenTo },
  "phone.opted_out": { withdrawConsentByPhone },
  "task.wanted": { writeTask },
} satisfies Reactions;
