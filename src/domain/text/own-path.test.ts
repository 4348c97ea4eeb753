import { expect, test } from "vitest";
import { isOwnPath } from "./own-path.ts";

test.each(["/", "/tours", "/tours/winelands?from=email#price", "/%5Cother.example", "/a//b", "/è"])(
  "%s is ours",
  (path) => expect(isOwnPath(path)).toBe(true),
);

test.each([
  "",
  "tours",
  "//other.example",
  "///other.example",
  "/\\other.example",
  "\\\\other.example",
  "/tours\\..\\other.example",
  "/\t/other.example",
  "/\n/other.example",
  "\t//other.example",
  " //other.example",
  "https://other.example",
  "https:other.example",
  "HTTPS://other.example/tours/",
  "javascript:alert(1)",
  "data:text/html,x",
  "?next=/tours",
  "#x",
])("%j is not", (path) => expect(isOwnPath(path)).toBe(false));
