import { render, toPlainText } from "@react-email/render";
import { describe, expect, test } from "vitest";
import { featureSwitches } from "#db/schema/accounts.ts";
import { applicationMoves, partnerApplications } from "#db/schema/partners.ts";
import { auditLog, storedFiles } from "#db/schema/platform.ts";
import { applicationKinds } from "#domain/partner/application-lifecycle.ts";
import { accept, refuse } from "#domain/result.ts";
import { anApplication } from "#testing/builders/people/an-application.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readApplication } from "./read-application.ts";
import { submitApplication } from "./submit-application.ts";

describe("an application is accepted", () => {
  test.each(applicationKinds)("from a %s, with its documents, its first state and a log entry", (kind) =>
    inTransaction(async (ctx) => {
      const known = { ...ctx, newReference: () => "CTS-7K3M9Q" };
      const answer = await submitApplication(known, await anApplication(ctx, kind));
      expect(answer).toEqual(accept({ reference: "APP-7K3M9Q", code: expect.stringMatching(/^[0-9A-Z]{8}$/) }));
      const [row] = await ctx.db.select().from(partnerApplications);
      expect(row).toMatchObject({ kind, state: "submitted", version: 1, contactName: "Naledi Jacobs" });
      expect(row?.privacyVersion).toBe("2026-11");
      expect(JSON.stringify(row)).not.toContain(answer.ok ? answer.value.code : "?");
      expect(await ctx.db.select().from(applicationMoves)).toMatchObject([
        { applicationId: row?.id, fromState: null, toState: "submitted", actor: "visitor" },
      ]);
      expect(await ctx.db.select().from(auditLog)).toMatchObject([
        { action: "application.submitted", subjectId: row?.id },
      ]);
      const files = await ctx.db
        .select({ ownerId: storedFiles.ownerId, claim: storedFiles.claimHash })
        .from(storedFiles);
      expect(files.length).toBeGreaterThan(1);
      expect(files.every(({ ownerId, claim }) => ownerId === row?.id && claim === null)).toBe(true);
    }),
  );

  test("and the applicant gets an email whose link opens the status page, our team one with the facts", () =>
    inTransaction(async (ctx, world) => {
      const known = { ...ctx, newReference: () => "CTS-7K3M9Q" };
      await submitApplication(known, await anApplication(ctx));
      const [toApplicant, toTeam] = world.emails;
      expect(toApplicant).toMatchObject({
        key: "application-submitted:APP-7K3M9Q",
        to: "naledi@example.com",
        subject: "Application APP-7K3M9Q received",
      });
      const html = await render(toApplicant?.content);
      const [, reference = "", code = ""] = /\/partner-application\?reference=([\w-]+)&amp;code=(\w+)/.exec(html) ?? [];
      expect(await readApplication(ctx, { reference, code })).toMatchObject({
        ok: true,
        value: { state: "submitted" },
      });
      expect(toTeam).toMatchObject({ subject: "New application APP-7K3M9Q: Lantern House" });
      expect(toPlainText(await render(toTeam?.content))).toContain("Documents: 2");
    }));

  test("a reference that is taken is replaced by another", () =>
    inTransaction(async (ctx) => {
      const drawn = ["CTS-AAAAAA", "CTS-AAAAAA", "CTS-BBBBBB"];
      const drawing = { ...ctx, newReference: () => drawn.shift() ?? "" };
      await submitApplication(drawing, await anApplication(ctx));
      const second = await submitApplication(drawing, await anApplication(ctx));
      expect(second).toMatchObject({ ok: true, value: { reference: "APP-BBBBBB" } });
    }));
});

describe("an application is refused", () => {
  test("while applications are switched off", () =>
    inTransaction(async (ctx) => {
      await ctx.db.insert(featureSwitches).values({ name: "partner_applications", isOn: false, updatedAt: ctx.now });
      expect(await submitApplication(ctx, await anApplication(ctx))).toEqual(refuse("switched_off"));
    }));

  test("with someone else's file, or a deleted one", () =>
    inTransaction(async (ctx) => {
      const sent = await anApplication(ctx);
      await submitApplication(ctx, sent);
      expect(await submitApplication(ctx, sent)).toEqual(refuse("files_gone"));
    }));

  test("from a driver whose permit has expired", () =>
    inTransaction(async (ctx) => {
      const sent = await anApplication(ctx, "driver");
      if (sent.kind !== "driver") throw new Error("Not a driver.");
      const expired = { ...sent, details: { ...sent.details, permit_expires_on: "2026-11-19" } };
      expect(await submitApplication(ctx, expired)).toEqual(refuse("permit_expired"));
    }));

  test("from a program that fills in the hidden field, although the answer looks normal", () =>
    inTransaction(async (ctx, world) => {
      const answer = await submitApplication(ctx, await anApplication(ctx, "hotel", { website: "spam" }));
      expect(answer).toMatchObject({ ok: true, value: { reference: expect.stringMatching(/^APP-/) } });
      expect(await ctx.db.$count(partnerApplications)).toBe(0);
      expect(world.emails).toEqual([]);
    }));
});
