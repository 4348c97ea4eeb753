import { describe, expect, test } from "vitest";
import { storedFiles } from "#db/schema/platform.ts";
import { aPdf, aProgram } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { newId } from "../ids.ts";
import { claimFiles, cleanName, findFile, forgetUnclaimedFiles, keepFile, readContent } from "./storage.ts";

const owner = () => ({ kind: "partner_application", id: newId() });

test("a file comes back as it went in, and belongs to anyone who claims it", () =>
  inTransaction(async (ctx) => {
    const content = aPdf();
    const kept = await keepFile(ctx.db, { content, name: "Bank letter.pdf", now: ctx.now });
    expect(kept).toMatchObject({ name: "Bank letter.pdf", type: "application/pdf", size: content.length });
    const { id = "", claim = "" } = kept ?? {};
    expect(await findFile(ctx.db, id)).toMatchObject({ id, owner: undefined });
    const hotel = owner();
    expect(await claimFiles(ctx.db, [{ id, claim }], hotel)).toMatchObject([{ id }]);
    expect(await findFile(ctx.db, id)).toMatchObject({ id, owner: hotel });
    expect(await readContent(ctx.db, id)).toEqual(content);
  }));

test("the claim is kept as a hash, works once and only for its own file", () =>
  inTransaction(async (ctx) => {
    const one = await keepFile(ctx.db, { content: aPdf("One"), name: "one", now: ctx.now });
    const two = await keepFile(ctx.db, { content: aPdf("Two"), name: "two", now: ctx.now });
    if (!one || !two) throw new Error("Not kept.");
    const rows = await ctx.db.select({ hash: storedFiles.claimHash }).from(storedFiles);
    expect(rows.map(({ hash }) => hash)).not.toContain(one.claim);
    expect(await claimFiles(ctx.db, [{ id: one.id, claim: two.claim }], owner())).toBeUndefined();
    expect(await claimFiles(ctx.db, [one], owner())).toHaveLength(1);
    expect(await claimFiles(ctx.db, [one], owner())).toBeUndefined();
    expect(await claimFiles(ctx.db, [two, two], owner())).toBeUndefined();
  }));

test("what is none of our kinds is not kept", () =>
  inTransaction(async (ctx) => {
    expect(await keepFile(ctx.db, { content: aProgram(), name: "letter.pdf", now: ctx.now })).toBeUndefined();
    expect(await ctx.db.$count(storedFiles)).toBe(0);
  }));

test("a file no one attached is forgotten after a day, one that belongs to something is not", () =>
  inTransaction(async (ctx) => {
    const yesterday = new Date(ctx.now.getTime() - 25 * 3600 * 1000);
    const loose = await keepFile(ctx.db, { content: aPdf(), name: "a", now: yesterday });
    const fresh = await keepFile(ctx.db, { content: aPdf(), name: "b", now: ctx.now });
    const owned = await keepFile(ctx.db, { content: aPdf(), name: "c", now: yesterday });
    if (!loose || !fresh || !owned) throw new Error("Not kept.");
    await claimFiles(ctx.db, [owned], owner());
    await forgetUnclaimedFiles(ctx);
    const left = await ctx.db.select({ id: storedFiles.id }).from(storedFiles);
    expect(left.map(({ id }) => id).toSorted()).toEqual([fresh.id, owned.id].toSorted());
  }));

describe("a name is cleaned", () => {
  test.each([
    ["Bank letter.pdf", "Bank letter.pdf"],
    ["../../etc/passwd", "passwd.pdf"],
    ["C:\\Users\\me\\Desktop\\CV final.docx", "CV final.pdf"],
    ["invoice.pdf.exe", "invoice.pdf.pdf"],
    ["line\r\nbreak\u0000.pdf", "linebreak.pdf"],
    ["\u202Efdp.exe", "fdp.pdf"],
    ["...", "document.pdf"],
    ["", "document.pdf"],
    ["Überprüfung 2026.pdf", "Überprüfung 2026.pdf"],
    [`${"x".repeat(300)}.pdf`, `${"x".repeat(116)}.pdf`],
  ])("%j", (input, cleaned) => {
    expect(cleanName(input, "application/pdf")).toBe(cleaned);
  });
});
