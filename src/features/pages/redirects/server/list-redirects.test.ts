import { expect, test } from "vitest";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listRedirects } from "./list-redirects.ts";
import { saveRedirect } from "./save-redirect.ts";

test("redirects are found by either address, with who made them", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { name: "Zola", roles: ["admin"] });
    await saveRedirect(team, { from: "/summer", to: "/tours", former: null });
    await saveRedirect(team, { from: "/team", to: "/about", former: null });
    const found = async (search: string) =>
      (await listRedirects(team, { search })).value.redirects.map(({ from, created_by }) => [from, created_by]);
    expect(await found("")).toEqual([
      ["/summer", "Zola"],
      ["/team", "Zola"],
    ]);
    expect(await found("ABOUT")).toEqual([["/team", "Zola"]]);
  }));
