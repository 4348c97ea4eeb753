import { judgePromises } from "#domain/health/judge-work.ts";
import { defineCheck } from "./define-check.ts";
import { countOverdueAnswers } from "./views.ts";

export const answerClocks = defineCheck({
  id: "answer-clocks",
  name: "Promised answers",
  group: "work",
  acts: "Admin",
  severity: "soon",
  everyMinutes: 1,
  read: ({ db, now }) => countOverdueAnswers(db, now),
  judge: judgePromises,
});
