import { expect, test, vi } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { healthContract } from "../contract.ts";
import { reportBrowserError } from "./report-browser-error.ts";

const report = { code: "E-7K3M9Q", message: "x is not a function: thandi@example.com", url: "/booking" };

test("a browser error is logged under the visitor’s code, without their address", () =>
  inTransaction(async (ctx) => {
    const error = vi.fn();
    const log = Object.assign(Object.create(ctx.log), { error });
    await reportBrowserError({ ...ctx, log }, healthContract.reportBrowserError.input.parse(report));
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: "E-7K3M9Q", url: "/booking", where: "browser" }),
      "page broke",
    );
    expect(JSON.stringify(error.mock.calls)).not.toContain("thandi@example.com");
  }));

test.each([
  ["a code that is not ours", { code: "E-1" }],
  ["a message without an end", { message: "x".repeat(2001) }],
])("%s is refused", (_what, changes) => {
  expect(healthContract.reportBrowserError.input.safeParse({ ...report, ...changes }).success).toBe(false);
});
