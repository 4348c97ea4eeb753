import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { fillEverywhere, guest } from "#testing/builders/people/a-person-everywhere.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readZip } from "#testing/read-zip.ts";
import { personalData } from "../../../../app/personal-data.ts";
import { downloadPersonData } from "./download-person-data.ts";

const asOurTeam = (ctx: Context) =>
  askingAs(ctx, { email: "boss@capetownshuttle.example", name: "Themba", roles: ["super_user"] });

test("a guest is given a copy of everything; the log says who did it and why, and neither name nor address", () =>
  inTransaction(async (ctx) => {
    const team = await asOurTeam(ctx);
    await fillEverywhere(ctx, personalData, null);
    const copy = await downloadPersonData(team, {
      email: guest.email,
      identity: "called_back",
      reason: "Asked by phone",
      request_id: null,
    });
    expect(copy).toMatchObject({ value: { file_name: "personal-data-2026-11-20.zip" } });
    const archive = copy.ok ? readZip(Buffer.from(copy.value.archive_base64, "base64")) : new Map<string, Buffer>();
    for (const name of ["everything.json", "read-me.html", "tables/bookings.csv"])
      expect(archive.get(name)?.toString(), name).toContain(guest.email);
    expect([...archive.keys()].filter((name) => name.startsWith("files/")).length).toBeGreaterThan(1);
    const actions = await ctx.db.select().from(auditLog);
    const messages = actions.filter(({ action }) => action.endsWith("_for_person"));
    expect(messages.map(({ action, actorId, reason }) => [action, actorId, reason])).toEqual([
      ["data.downloaded_for_person", team.userId, "Asked by phone"],
    ]);
    expect(JSON.stringify(messages)).not.toContain(guest.email);
  }));

test("of an address we hold nothing of there is no copy", () =>
  inTransaction(async (ctx) => {
    const input = {
      email: "unknown@example.com",
      identity: "called_back",
      reason: "Asked by phone",
      request_id: null,
    } as const;
    expect(await downloadPersonData(await asOurTeam(ctx), input)).toEqual(refuse("not_found"));
    expect(await ctx.db.$count(auditLog)).toBe(0);
  }));
