import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { team, writeRequest } from "#testing/builders/booking/an-open-request.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readRequest } from "./read-request.ts";
import { releaseRequest } from "./release-request.ts";
import { takeRequest } from "./take-request.ts";

test("a request is one person's until it is given back", () =>
  inTransaction(async (ctx) => {
    const id = await writeRequest(ctx);
    const [naledi, pieter] = [await team(ctx), await team(ctx, "Pieter Botha")];
    await takeRequest(naledi, { id, version: 1 });
    expect(await takeRequest(pieter, { id, version: 2 })).toMatchObject(refuse("not_possible"));
    expect(await readRequest(pieter, { id })).toMatchObject({
      value: { taken_by: "Naledi Jacobs", taken_by_me: false, version: 2 },
    });
    await releaseRequest(naledi, { id, version: 2 });
    expect(await takeRequest(pieter, { id, version: 3 })).toMatchObject({ ok: true });
  }));
