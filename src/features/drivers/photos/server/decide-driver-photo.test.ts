import { expect, test } from "vitest";
import { aDriverWithPhone } from "#testing/builders/people/a-driver-with-phone.ts";
import { aPng, aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { decideDriverPhoto } from "./decide-driver-photo.ts";
import { myPhoto } from "./my-photo.ts";
import { sendMyPhoto } from "./send-my-photo.ts";

test("our team takes it: customers see it, and the task is done", () =>
  inTransaction(async (ctx, world) => {
    const { driverId, me, row } = await aDriverWithPhone(ctx);
    const sent = await aSentFile(ctx, aPng());
    await sendMyPhoto(me, sent);
    const version = (await row())?.version ?? 0;
    expect(await decideDriverPhoto(ctx, { driver_id: driverId, version, reason: null })).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ photoId: sent.file_id, offeredPhotoId: null });
    expect(world.events.at(-1)).toEqual({ type: "driver.photo_decided", driverId });
    expect(await decideDriverPhoto(ctx, { driver_id: driverId, version: version + 1, reason: null })).toMatchObject({
      reason: "nothing_offered",
    });
  }));

test("or declines it: it is deleted, and the driver reads why", () =>
  inTransaction(async (ctx) => {
    const { driverId, me, row, files } = await aDriverWithPhone(ctx);
    await sendMyPhoto(me, await aSentFile(ctx, aPng()));
    const version = (await row())?.version ?? 0;
    await decideDriverPhoto(ctx, { driver_id: driverId, version, reason: "glasses" });
    expect(await files()).toEqual([]);
    expect(await myPhoto(me)).toMatchObject({
      value: { photo_id: null, offered_id: null, answer: "Please take it without sunglasses or a cap." },
    });
  }));

test("another change of the driver in between refuses it", () =>
  inTransaction(async (ctx) => {
    const { driverId, me, row } = await aDriverWithPhone(ctx);
    await sendMyPhoto(me, await aSentFile(ctx, aPng()));
    const version = ((await row())?.version ?? 0) - 1;
    expect(await decideDriverPhoto(ctx, { driver_id: driverId, version, reason: null })).toMatchObject({
      reason: "changed_meanwhile",
    });
  }));
