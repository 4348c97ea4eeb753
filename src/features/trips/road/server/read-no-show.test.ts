import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverWhoAsks } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readNoShow } from "./read-no-show.ts";

test("a dispatcher sees times, attempts, positions and photos with the request", () =>
  inTransaction(async (ctx) => {
    const { tripId, start } = await aDriverWhoAsks(ctx);
    const noShow = await readNoShow(await asTeam(ctx), { trip_id: tripId });
    const at = (minutes: number) => addMinutes(start, minutes).toISOString();
    expect(noShow).toMatchObject({
      value: {
        request: { state: "open", asked_at: at(60), decided_at: null },
        evidence: {
          free_until: at(60),
          attempts: [
            { at: at(30), way: "Call" },
            { at: at(45), way: "WhatsApp" },
          ],
          photos: [{ at: at(58) }],
          missing: [],
        },
      },
    });
    if (!noShow.ok) return;
    expect(noShow.value.evidence.places).toHaveLength(4);
    expect(noShow.value.evidence.places.every(({ metres }) => metres !== null && metres < 200)).toBe(true);
    expect(await readNoShow(ctx, { trip_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
