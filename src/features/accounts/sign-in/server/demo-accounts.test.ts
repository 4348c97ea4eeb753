import { expect, test } from "vitest";
import { openTestSite } from "#testing/test-site.ts";

test("the demo offers one account a role, with a password that fits; a real company offers none", async () => {
  for (const [demo, many] of [
    [true, 9],
    [false, 0],
  ] as const) {
    const site = await openTestSite({ demo });
    const { accounts } = await (await site.call("demo-accounts", {})).json();
    await site.close();
    expect(accounts).toHaveLength(many);
  }
});
