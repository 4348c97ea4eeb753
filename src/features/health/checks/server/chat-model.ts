import { judgeService } from "#domain/health/judge-services.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { defineCheck } from "./define-check.ts";
import { findServiceAnswers } from "./views.ts";

const shortQuestion = {
  messages: [{ role: "user", content: "Answer with the one word: ready" }],
  tools: [],
  callTool: () => "",
} as const;

export const chatModel = defineCheck({
  id: "chat-model",
  name: "Chat assistant",
  group: "services",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 5,
  async read({ db, now, outside }, probing) {
    if (!outside.askModel) return undefined;
    // The caller counts the failure.
    if (probing) await outside.askModel(shortQuestion).catch(() => undefined);
    return findServiceAnswers(db, "language-model", addMinutes(now, -30));
  },
  judge: (reading, now) =>
    judgeService(reading, "No language model is set up: the chat answers from our own catalogue.", now),
});
