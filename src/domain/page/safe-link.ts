import { isOwnPath } from "../text/own-path.ts";

/** Where a text may lead: our own pages, a place on this page, secure pages of others, an email address or a number. */
export const isSafeLink = (to: string): boolean =>
  to.length <= 500 &&
  (isOwnPath(to) || /^(https:\/\/[^\s\\<>"]+|mailto:[^\s<>"]+|tel:\+?[\d ()-]+|#[a-z][\w-]*)$/i.test(to));

/** A page of ours that a link leads to, without what follows its path; null for all others. */
export const ownPathOf = (to: string): string | null =>
  isOwnPath(to) ? to.replace(/[?#].*$/s, "").replace(/(.)\/$/, "$1") : null;
