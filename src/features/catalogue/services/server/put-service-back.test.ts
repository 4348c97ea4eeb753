import { expect, test } from "vitest";
import { aService, saveOfService } from "#testing/builders/services/a-service.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { moveService } from "./move-service.ts";
import { putServiceBack } from "./put-service-back.ts";
import { saveService } from "./save-service.ts";
import { findServiceRow, findVersions } from "./views.ts";

const slug = "wine-farm-transfer";

test("an older version is back as a new one; whether it is on sale stays as it is", () =>
  inTransaction(async (ctx) => {
    await saveService(ctx, saveOfService());
    await moveService(ctx, { slug, version: 1, to: "on_sale" });
    await saveService(ctx, saveOfService({ version: 2, service: { ...aService, name: "Vineyard run" } }));
    expect(await putServiceBack(ctx, { slug, version: 1, current_version: 3 })).toMatchObject({
      value: { version: 4 },
    });
    expect(await findServiceRow(ctx.db, slug)).toMatchObject({
      state: "on_sale",
      words: { en: { name: aService.name } },
    });
    expect(await findVersions(ctx.db, slug)).toMatchObject([{ version: 4, putBackOf: 1 }, {}, {}, {}]);
    expect(await putServiceBack(ctx, { slug, version: 9, current_version: 4 })).toMatchObject({ reason: "not_found" });
  }));

test("a name that another service has taken since is not put back", () =>
  inTransaction(async (ctx) => {
    await saveService(ctx, saveOfService());
    await saveService(ctx, saveOfService({ version: 1, service: { ...aService, name: "Vineyard run" } }));
    const other = { ...aService, bookSlug: "cellars" };
    await saveService(ctx, saveOfService({ slug: "cellars", service: other }));
    expect(await putServiceBack(ctx, { slug, version: 1, current_version: 2 })).toMatchObject({ reason: "name_taken" });
  }));
