import { judgeMail } from "#domain/health/judge-work.ts";
import { addHours } from "#domain/time/local-time.ts";
import { sentenceOf } from "#platform/describe-error.ts";
import { defineCheck } from "./define-check.ts";
import { countEmails } from "./views.ts";

export const emailDelivery = defineCheck({
  id: "email-delivery",
  name: "Email",
  group: "services",
  acts: "Super-user",
  severity: "urgent",
  everyMinutes: 5,
  async read({ db, now, setup, probes }) {
    const counts = await countEmails(db, addHours(now, -24), now);
    const serverError = await probes.greetMailServer().then(
      () => undefined,
      (error: unknown) => sentenceOf(error).slice(0, 200),
    );
    return { ...counts, hasMailServer: setup.hasMailServer, serverError };
  },
  judge: judgeMail,
});
