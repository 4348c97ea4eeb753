import { expect, test } from "vitest";
import { aPng } from "#testing/builders/services/a-file.ts";
import { aFleetWithFiles } from "#testing/builders/services/a-fleet-with-files.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { packContents } from "./pack-contents.ts";

test("lists the contents and what is missing before the download", () =>
  inTransaction(async (ctx) => {
    const { one, disc } = await aFleetWithFiles(ctx);
    const result = await packContents(ctx, { vehicle_ids: [one.id] });
    expect(result).toMatchObject({
      ok: true,
      value: {
        vehicle_ids: [one.id],
        files: 2,
        bytes: disc.length + aPng().length,
        service_records: 1,
        missing: [
          { owner: "Company", documents: ["Public liability insurance"] },
          {
            owner: "CA 482-117",
            documents: ["Roadworthy certificate", "Operating licence", "Passenger liability insurance"],
          },
        ],
      },
    });
    expect(await packContents(ctx, { vehicle_ids: [ctx.newId()] })).toMatchObject({ ok: false, reason: "not_found" });
  }));
