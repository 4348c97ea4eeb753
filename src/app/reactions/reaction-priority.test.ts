import fs from "node:fs/promises";
import { expect, test } from "vitest";
import { expectListed } from "#testing/expect-listed.ts";
import { reactions } from "../../reactions.ts";
import { reactionPriority, statistics } from "./reaction-priority.ts";

const rows = Object.entries(reactions).flatMap(([type, following]) =>
  Object.keys(following).map((reaction) => ({ type: type as Parameters<typeof reactionPriority>[0], reaction })),
);

test("what judges and settles a payment goes first", () => {
  const firstOnes = rows.filter(({ type, reaction }) => reactionPriority(type, reaction) === "first");
  const names = firstOnes.map(({ reaction }) => reaction);
  const settling = [
    "checkNotification",
    "countPayment",
    "settlePayment",
    "closeOtherAttempts",
    "sellVoucher",
    "openRefund",
    "payRefund",
    "settleInvoicePayment",
    "uncountPayment",
    "unsettlePayment",
    "sendSosAlert",
  ];
  expect(settling.filter((name) => !names.includes(name))).toEqual([]);
});

test("every reaction of the features that only count is one of the statistics", async () => {
  const counting = new Set<string>();
  const imports = /^import \{ (\w+) \} from "#features\/(?:revenue|analytics)\//gm;
  for await (const file of fs.glob("src/app/reactions/*.ts"))
    for (const [, name = ""] of (await fs.readFile(file, "utf8")).matchAll(imports)) counting.add(name);
  expectListed(counting, statistics, "statistics in src/app/reactions/reaction-priority.ts");
});
