import { expect, test } from "vitest";
import { findCompany } from "#db/read-company.ts";
import { bookings } from "#db/schema/booking.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { createTask } from "#features/crm/tasks/server/create-task.ts";
import { assignThread } from "#features/inbox/server/assign-thread.ts";
import { raiseSos } from "#features/sos/server/raise-sos.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aDriverAsking } from "#testing/builders/dispatch/a-driver-asking.ts";
import { anSos } from "#testing/builders/dispatch/an-sos.ts";
import { aReader, noticesOf, titlesOf, wrote } from "#testing/builders/people/a-reader.ts";
import { aTask } from "#testing/builders/people/a-task.ts";
import { aThread, atTheInbox, readInFull } from "#testing/builders/people/a-thread.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { inDemo, inTransaction, testNow } from "#testing/in-transaction.ts";

test("a customer’s own messages come newest first, a page at a time, and none of another’s", () =>
  inTransaction(async (ctx) => {
    const thandi = await aReader(ctx, { email: "Thandi@example.com" });
    for (const minutes of [30, 10, 20]) await wrote(ctx, "thandi@EXAMPLE.com", minutes);
    await wrote(ctx, "other@example.com", 5);
    const first = await noticesOf(thandi, { size: 2 });
    expect(first.notices.map(({ title }) => title)).toEqual(["News 10", "News 20"]);
    const second = await noticesOf(thandi, { size: 2, after: first.next });
    expect(second.notices.map(({ title }) => title)).toEqual(["News 30"]);
    expect(second.next).toBeNull();
  }));

test.each([
  ["what dispatch wrote, which has a page of its own", { template: "dispatch-message" }],
  ["a campaign", { template: "campaign" }],
  ["a test", { template: "test-booking-confirmed" }],
  ["what can still be undone", { state: "queued", nextTryAt: addMinutes(testNow, 1) }],
] as const)("%s is no notification", (_what, row) =>
  inTransaction(async (ctx) => {
    const thandi = await aReader(ctx, { email: "thandi@example.com" });
    await wrote(ctx, "thandi@example.com", 5, row);
    expect(await titlesOf(thandi)).toEqual([]);
  }),
);

test("an address that isn’t confirmed shows nothing", () =>
  inTransaction(async (ctx) => {
    const id = await anAccount(ctx, [], { email: "thandi@example.com", emailConfirmedAt: null });
    await wrote(ctx, "thandi@example.com", 5);
    expect(await titlesOf(asPerson(ctx, id, []))).toEqual([]);
  }));

test("a text about one’s booking is there once, however many ways it went, and never by a number alone", () =>
  inTransaction(async (ctx) => {
    const thandi = await aReader(ctx, { email: "thandi@example.com" });
    const row = aBooking({ reference: "CTS-7K3M9Q", email: "thandi@example.com", pickupAt: addMinutes(testNow, 60) });
    await ctx.db.insert(bookings).values(row);
    const text = { template: "driver_arrived", channel: "whatsapp", subject: "Driver arrived" } as const;
    await wrote(ctx, "+27825550199", 5, { ...text, key: "whatsapp:here" });
    await wrote(ctx, "+27825550199", 4, { ...text, channel: "sms", key: "sms:here" });
    await wrote(ctx, "+27825550199", 3, { ...text, key: "whatsapp:mailed" });
    await wrote(ctx, "thandi@example.com", 3, { key: "mailed", subject: "By email" });
    await wrote(ctx, "+27825550199", 2, { ...text, key: "whatsapp:other", about: "booking:CTS-222222" });
    expect(await titlesOf(thandi)).toEqual(["By email", "Driver arrived"]);
  }));

test("a driver’s texts are theirs, and a customer’s to the same number are not", () =>
  inTransaction(async (ctx) => {
    const { asking } = await aDriverAsking(ctx, { phone: "082 555 0201" });
    const text = { channel: "sms", subject: "Trip changed" } as const;
    await wrote(ctx, "+27825550201", 5, { ...text, template: "trip_changed" });
    await wrote(ctx, "+27825550201", 4, { ...text, template: "driver_arrived", subject: "Driver arrived" });
    expect(await titlesOf(asking)).toEqual(["Trip changed"]);
  }));

test("those who run the company read what is written to its address; a dispatcher and a customer don’t", () =>
  inTransaction(async (ctx) => {
    await wrote(ctx, (await findCompany(ctx.db)).email, 5, { subject: "Answer overdue" });
    const [admin, dispatcher, customer] = [
      await aReader(ctx, { email: "a@example.com", roles: ["admin"] }),
      await aReader(ctx, { email: "d@example.com", roles: ["dispatcher"] }),
      await aReader(ctx, { email: "c@example.com" }),
    ];
    expect([await titlesOf(admin), await titlesOf(dispatcher), await titlesOf(customer)]).toEqual([
      ["Answer overdue"],
      [],
      [],
    ]);
  }));

test("a task and a thread from a colleague come when they are assigned; one’s own do not", () =>
  inDemo(async (empty) => {
    const admin = await atTheInbox(empty);
    const dispatcher = await atTheInbox(empty, "dispatcher");
    const before = (await noticesOf(dispatcher, { size: 200 })).notices.length;
    const to = dispatcher.actor.kind === "person" ? dispatcher.actor.userId : "";
    await createTask(admin, aTask({ title: "Call Zola", assigned_to: to }));
    await createTask(dispatcher, aTask({ title: "My own", assigned_to: to }));
    const thread = await aThread(admin);
    const seen = { thread: thread.id, version: (await readInFull(admin, thread.id)).version };
    await assignThread(admin, { ...seen, user_id: to });
    const { notices } = await noticesOf(dispatcher, { size: 200 });
    expect(notices.length - before).toBe(2);
    expect(notices).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "task", title: "Call Zola", is_read: false }),
        expect.objectContaining({ kind: "thread", id: thread.id, is_read: false }),
      ]),
    );
  }));

test("a driver’s alarm is news to dispatch, and not to the driver", () =>
  inTransaction(async (ctx) => {
    const { asking } = await aDriverAsking(ctx);
    const dispatcher = await aReader(ctx, { email: "d@example.com", roles: ["dispatcher"] });
    await raiseSos(asking, anSos());
    expect((await noticesOf(dispatcher)).notices).toMatchObject([{ kind: "alarm", title: "Sipho Ndlovu" }]);
    expect((await noticesOf(asking)).notices.filter(({ kind }) => kind === "alarm")).toEqual([]);
  }));
