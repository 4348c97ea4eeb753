import { expect, test } from "vitest";
import { readZip } from "#testing/read-zip.ts";
import { packPersonData } from "./pack-person-data.ts";

test("the archive has everything as JSON, a page, a table of each kind, and the files by safe names", async () => {
  const document = {
    about: { what: "Everything we hold about you." },
    bookings: [{ reference: "CTS-7K3M9Q", note: "<b>=1+1</b>", history: [{ to: "confirmed" }] }],
    quotes: [],
    files: [{ name: "../proof.pdf", content_base64: Buffer.from("a file").toString("base64") }],
  };
  const files = readZip(Buffer.from(await packPersonData(document, new Date("2026-11-20T08:00:00Z")), "base64"));
  const text = (name: string) => files.get(name)?.toString();
  expect([...files.keys()].toSorted()).toEqual([
    "everything.json",
    "files/1-__proof.pdf",
    "read-me.html",
    "tables/bookings.csv",
    "tables/files.csv",
  ]);
  expect(JSON.parse(text("everything.json") ?? "")).toEqual(document);
  expect(text("files/1-__proof.pdf")).toBe("a file");
  expect(text("read-me.html")).toContain("&lt;b&gt;=1+1&lt;/b&gt;");
  expect(text("tables/bookings.csv")).toContain("CTS-7K3M9Q");
  expect(text("tables/files.csv")).not.toContain("content_base64");
});
