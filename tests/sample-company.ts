import fs from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import type { Site } from "./site-process.ts";

/** Another name and another town. */
export const starlight = {
  name: "Starlight Transfers",
  phone: "+27 21 555 0177",
  phone_e164: "+27215550177",
  whatsapp_e164: "+27835550177",
  email: "hello@starlight.example",
  street: "9 Dorp Street",
  city: "Stellenbosch",
} as const;

export const productName = "Cape Town Shuttle";

const pages = ["/", "/tours", "/about", "/services", "/contact", "/reviews", "/tours/winelands", "/admin-login"];

const sampleWords = [
  productName,
  "CT Shuttle",
  "CTS Driver",
  "555 0123",
  "5550123",
  "capetownshuttle",
  "Sample",
  "SAMPZAJJ",
  "4000000000",
  "happy customers",
  "safety record",
  "average rating",
  "without accidents",
  "five-star reviews",
];

const sampleWordsIn = (text: string): string[] =>
  sampleWords.filter((word) => text.replaceAll("\u00a0", " ").includes(word));

export async function noPageSays(site: Site, counts: (word: string) => boolean = () => true): Promise<void> {
  for (const page of pages) {
    const html = await (await fetch(`${site.url}${page}`)).text();
    expect(html, page).toMatch(/<h1/);
    // The hydration data may contain the original texts; only visible text counts.
    const read = html.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "");
    expect(sampleWordsIn(read).filter(counts), page).toEqual([]);
  }
}

/** Checks the title of everyone’s browser tab. */
export async function allBearTheName(open: readonly Page[]): Promise<void> {
  for (const page of open) await expect(page).toHaveTitle(/Starlight Transfers$/);
}

/** Except for the owner, who got emails before the company had its name. */
export async function noEmailSays(dataDir: string, { exceptTo }: { exceptTo: string }): Promise<void> {
  const folder = path.join(dataDir, "mail");
  let seen = 0;
  for (const name of await fs.readdir(folder)) {
    const raw = await fs.readFile(path.join(folder, name), "utf8");
    const text = raw.replace(/=\r?\n/g, "").replaceAll("=20", " ");
    if (text.includes(`To: ${exceptTo}`)) continue;
    seen++;
    expect(/^From: (.*)$/m.exec(raw)?.[1], name).toContain(starlight.name);
    expect(sampleWordsIn(text), name).toEqual([]);
  }
  expect(seen).toBeGreaterThan(5);
}
