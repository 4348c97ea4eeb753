import { crc32 } from "node:zlib";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { documents } from "#db/schema/documents.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { aFleetWithFiles } from "#testing/builders/services/a-fleet-with-files.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readZip } from "#testing/read-zip.ts";
import { type StreamedPack, streamPack } from "./stream-pack.ts";

async function opened(pack: StreamedPack | undefined) {
  if (!pack) throw new Error("No pack.");
  const content = Buffer.from(await new Response(pack.content).arrayBuffer());
  expect(content.length).toBe(pack.bytes);
  return readZip(content);
}

test("a pack has the list, the service records and the current document of each type", () =>
  inTransaction(async (ctx) => {
    const { disc } = await aFleetWithFiles(ctx);
    const pack = await streamPack(ctx, undefined);
    expect(pack?.plates).toEqual(["CA 482-117", "CA 900-100"]);
    const files = await opened(pack);
    expect([...files.keys()].toSorted()).toEqual([
      "CA 482-117/Licence disc D-2.pdf",
      "Company/Tourist transport accreditation.png",
      "Service records.csv",
      "Vehicle list.pdf",
    ]);
    const packed = files.get("CA 482-117/Licence disc D-2.pdf") ?? Buffer.alloc(0);
    expect([packed.length, crc32(packed)]).toEqual([disc.length, crc32(disc)]);
    expect(files.get("Vehicle list.pdf")?.subarray(0, 5).toString()).toBe("%PDF-");
    expect(files.get("Service records.csv")?.toString().split("\r\n")[1]).toBe(
      'CA 482-117,2026-10-05,60000,"\'=Service",,Brakes,2 x Filter,370.00,800.00,1170.00,,',
    );
  }));

test("a selection contains only its vehicles, even retired ones, and others’ vehicles are refused", () =>
  inTransaction(async (ctx) => {
    const { two, gone } = await aFleetWithFiles(ctx);
    expect((await streamPack(ctx, [gone.id, two.id, two.id]))?.plates).toEqual(["CA 111-111", "CA 900-100"]);
    expect(await streamPack(ctx, [ctx.newId()])).toBeUndefined();
  }));

test("a file deleted meanwhile breaks the download instead of leaving it incomplete", () =>
  inTransaction(async (ctx) => {
    await aFleetWithFiles(ctx);
    // Larger than the read-ahead buffer, so that the next file is still to come.
    const large = { content: Buffer.alloc(4 * 1024 * 1024), size: 4 * 1024 * 1024 };
    await ctx.db.update(storedFiles).set(large).where(eq(storedFiles.type, "image/png"));
    const pack = await streamPack(ctx, undefined);
    await ctx.db.update(documents).set({ fileId: null });
    await ctx.db.delete(storedFiles);
    await expect(new Response(pack?.content).arrayBuffer()).rejects.toThrow();
  }));
