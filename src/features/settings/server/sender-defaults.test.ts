import { expect, test } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inNewCompany, inTransaction } from "#testing/in-transaction.ts";
import { setUp } from "#testing/test-config.ts";
import { senderDefaults } from "./sender-defaults.ts";

test("the configuration’s sender, inbox, mail server and address are named", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const configured = setUp(team, {
      mailFrom: "Garden Route <post@garden.example>",
      mailIn: { address: "reply@garden.example", imapUrl: undefined, webhookSecret: "s" },
      smtpUrl: "smtps://user:word@smtp.garden.example:465",
    });
    expect(await senderDefaults(configured)).toEqual({
      ok: true,
      value: {
        from: "post@garden.example",
        replies: sampleCompany.email,
        inbox: "reply@garden.example",
        mail_host: "smtp.garden.example",
        site_host: new URL(ctx.siteUrl).host,
        is_site_set: true,
      },
    });
  }));

test("without any, emails come from an address of the site", () =>
  inNewCompany(async (ctx) => {
    const bare = setUp(ctx, { mailFrom: undefined, siteUrl: undefined });
    expect((await senderDefaults(bare)).value).toMatchObject({
      from: `no-reply@${new URL(ctx.siteUrl).hostname}`,
      inbox: null,
      mail_host: null,
      is_site_set: false,
    });
  }));
