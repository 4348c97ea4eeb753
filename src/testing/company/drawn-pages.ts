import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { addressesOf, type Shell } from "#platform/route-table.ts";
import { renderPage } from "../../app/pages/entry-server.tsx";
import { addressesOfSold } from "../../app/record-addresses.ts";
import { shells } from "../../routes.ts";
import type { openTestSite } from "../test-site.ts";

/** A test site, or one instance of two. */
type TestSite = Pick<Awaited<ReturnType<typeof openTestSite>>, "app">;

const table: readonly Shell[] = shells;

/** Every public address without a parameter, with those of the demo’s tours. */
export const publicPages = table
  .filter(({ access, lines }) => access === "anyone" && lines.length > 0)
  .flatMap(({ lines }) => lines)
  .flatMap((line) => (line.kind === "page" ? addressesOf(line) : []))
  .filter((address) => !address.includes(":"))
  .concat(addressesOfSold(sampleTariff.catalogue).listed);

/** One page of every signed-in area as the server sends it: the empty frame. */
export const framedPages = table
  .filter(({ access }) => access !== "anyone")
  .flatMap(({ lines }) => lines.find(({ kind }) => kind === "page")?.path ?? []);

const noAssets = () => ({ styles: [], wake: "", scripts: [] });

/** A page’s full HTML, as served. */
export async function drawPage(site: TestSite, address: string): Promise<string> {
  const store = {
    siteUrl: "http://localhost",
    read: (name: string, input: unknown) => site.app.service.read(name, input) as never,
  };
  const { html } = await renderPage(address, store, noAssets);
  return html;
}

/**
 * Everything that a page shows to people and search engines: its texts, labels for screen readers, previews,
 * structured data and links. The data for hydration is left out.
 */
export const saidOn = (html: string): string =>
  html
    .replace(/<(style|noscript)[\s\S]*?<\/\1>/g, " ")
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, " ")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]* (?:content|alt|aria-label|title|placeholder)="([^"]*)"[^>]*>/g, "\n$1\n")
    .replace(/<a [^>]*href="((?:tel|mailto|https?):[^"]*)"[^>]*>/g, "\n$1\n")
    .replace(/<[^>]+>/g, "\n")
    .replace(/&nbsp;|\u00a0/g, " ")
    .replace(/&#x27;|&apos;/g, "'")
    .replace(/&amp;/g, "&");
