import { homeOf } from "#domain/account/home-of-role.ts";
import type { Role } from "#domain/account/roles.ts";
import { isOwnPath } from "#domain/text/own-path.ts";
import { useQueryParams } from "#platform/browser/hydrated.ts";
import type { Access } from "#platform/contract.ts";
import { addressesOf, type Shell } from "#platform/route-table.ts";
import { shells } from "../../../routes.ts";

const table: readonly Shell[] = shells;

/** Whether a page with this access shows itself to a signed-in person with these roles. */
export const mayEnter = (access: Access, roles: readonly Role[]) =>
  access === "anyone" || access === "signed_in" || access.some((role) => roles.includes(role));

/**
 * Where someone goes who has just signed in: to the page that sent them here, if it is one of ours and theirs, else
 * home. Anything that could lead to another site is not one of ours.
 */
export function landing(next: string | null, roles: readonly Role[]): string {
  const request = next && ownAddress(next);
  return request && isTheirs(request.pathname, roles)
    ? request.pathname + request.search + request.hash
    : homeOf(roles);
}

function ownAddress(text: string): URL | undefined {
  if (!isOwnPath(text)) return undefined;
  const site = "https://site.invalid";
  if (!URL.canParse(text, site)) return undefined;
  const address = new URL(text, site);
  return address.origin === site ? address : undefined;
}

/** A listed page for the roles it is listed for; sign-in pages are no destination. */
function isTheirs(pathname: string, roles: readonly Role[]): boolean {
  const homeBy = (fits: (line: PageLine) => boolean) =>
    table.find(({ lines }) => lines.some((line) => line.kind === "page" && fits(line)));
  // An address of its own goes before a shape, such as that of the pages our team writes.
  const home = homeBy((line) => addressesOf(line).includes(pathname)) ?? homeBy((line) => answers(line, pathname));
  return home !== undefined && home.name !== "entrance" && !signInPages.has(pathname) && mayEnter(home.access, roles);
}

const signInPages: ReadonlySet<string> = new Set(["/signup", "/auth", "/partner-login"]);

type PageLine = Extract<Shell["lines"][number], { kind: "page" }>;

function answers(line: PageLine, pathname: string): boolean {
  if (line.slugs || !line.path.includes(":")) return addressesOf(line).includes(pathname);
  const shape = line.path.replace(/:[^/]+/g, "[^/]+");
  return new RegExp(`^${shape}$`).test(pathname);
}

/** The same for the current address: `?next=` names the page. */
export function useLanding() {
  const next = useQueryParams().get("next");
  return (roles: readonly Role[]) => landing(next, roles);
}
