import { render, toPlainText } from "@react-email/render";
import { expect, test } from "vitest";
import { findApplicationRow, givenApplication, reviewer } from "#testing/builders/people/an-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readApplication } from "../../application/server/read-application.ts";
import { rejectApplication } from "./reject-application.ts";
import { reopenApplication } from "./reopen-application.ts";

test("the applicant gets the reason for a rejection, and the application can be reopened", () =>
  inTransaction(
    async (ctx, world) => {
      const { id, reference, code } = await givenApplication(ctx);
      await rejectApplication(ctx, { id, version: 1, reason: "We have no need in <George>." });
      expect(await readApplication(ctx, { reference, code })).toMatchObject({
        value: { state: "rejected", reason: "We have no need in <George>." },
      });
      const email = await render(world.emails.at(-1)?.content);
      expect(email).toContain("&lt;George&gt;");
      expect(toPlainText(email)).toContain("Reason: We have no need in <George>.");
      await reopenApplication(ctx, { id, version: 2, note: "" });
      expect(await findApplicationRow(ctx)).toMatchObject({ state: "under_review", version: 3 });
    },
    { actor: reviewer },
  ));
