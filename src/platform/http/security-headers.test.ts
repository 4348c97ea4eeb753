import { describe, expect, test } from "vitest";
import { type OutsideSites, securityHeaders } from "./security-headers.ts";

const policyOf = (outside?: OutsideSites) =>
  new Map(
    (securityHeaders("https://site.example", outside)["content-security-policy"] ?? "").split("; ").map((rule) => {
      const [name = "", ...sources] = rule.split(" ");
      return [name, sources] as const;
    }),
  );

describe("which other sites a page may speak to", () => {
  test("without a map service or a gateway: none", () => {
    for (const [name, sources] of policyOf())
      expect(
        sources.filter((source) => source.includes(".")),
        name,
      ).toEqual([]);
  });

  test.each(["script-src", "connect-src", "img-src"])("with a map service %s allows it", (name) => {
    expect(policyOf({ hasMaps: true }).get(name)).toEqual(
      expect.arrayContaining(["'self'", "https://*.googleapis.com", "https://*.gstatic.com"]),
    );
  });

  test("no script is allowed to be written into a page, whatever is switched on", () => {
    const scripts = policyOf({ hasMaps: true, formTargets: ["https://pay.example"] }).get("script-src");
    expect(scripts?.filter((source) => source.includes("unsafe"))).toEqual([]);
  });

  test("only a file of ours may work in the background", () => {
    expect(policyOf({ hasMaps: true }).get("worker-src")).toEqual(["'self'"]);
  });

  test("forms may go to the gateway, and nothing else may", () => {
    const policy = policyOf({ formTargets: ["https://pay.example"] });
    expect(policy.get("form-action")).toEqual(["'self'", "https://pay.example"]);
    expect(policy.get("connect-src")).toEqual(["'self'"]);
  });
});
