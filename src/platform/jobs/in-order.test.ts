import { expect, test } from "vitest";
import type { Context } from "../context.ts";
import { inOrder, stepsUpTo } from "./in-order.ts";

const order = { figures: ["commission", "price"], commission: ["price"], email: ["invoice"] };

test.each([
  ["figures", ["figures", "commission", "price"], ["price", "commission", "figures"]],
  ["figures", ["commission", "figures"], ["commission", "figures"]],
  ["email", ["email", "figures"], ["email"]],
  ["price", ["figures", "price"], ["price"]],
])("%s of %j runs as %j", (name, following, steps) => {
  expect(stepsUpTo(name, following, order)).toEqual(steps);
});

test("a reaction runs after those it waits for; where it waits for none, it is the same function", async () => {
  const ran: string[] = [];
  const step = (name: string) => async () => {
    ran.push(name);
  };
  const reactions = { "booking.confirmed": { email: step("email"), invoice: step("invoice") } };
  const ordered = inOrder(reactions, order)["booking.confirmed"] as Record<string, (ctx: Context) => Promise<void>>;
  await ordered.email?.({} as Context);
  expect(ran).toEqual(["invoice", "email"]);
  expect(ordered.invoice).toBe(reactions["booking.confirmed"].invoice);
});

test("one that fails keeps those after it from running", async () => {
  const ran: string[] = [];
  const reactions = {
    "booking.confirmed": {
      invoice: () => Promise.reject(new Error("no number")),
      email: async () => void ran.push("email"),
    },
  };
  const ordered = inOrder(reactions, order)["booking.confirmed"];
  await expect(ordered.email()).rejects.toThrow("no number");
  expect(ran).toEqual([]);
});
