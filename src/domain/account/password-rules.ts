import { productName } from "../company/product.ts";

export const shortestPassword = 10;
/** Far longer than anyone types; it only keeps the server from hashing megabytes. */
export const longestPassword = 200;

/** Words and prefixes that attackers try first, without the digits and symbols around them. */
const common = new Set([
  "password",
  "passwort",
  "qwerty",
  "qwertyuiop",
  "qwertyuiopasdfghjkl",
  "asdfghjkl",
  "letmein",
  "welcome",
  "iloveyou",
  "sunshine",
  "princess",
  "football",
  "baseball",
  "superman",
  "trustno",
  "dragon",
  "monkey",
  "master",
  "shadow",
  "whatever",
  "administrator",
  "admin",
  "changeme",
  "secret",
  "default",
  "abc",
  "abcd",
  "abcdef",
  "abcdefg",
  "abcdefgh",
  "abcdefghij",
  "capetown",
  productName.toLowerCase().replaceAll(" ", ""),
  "southafrica",
  "shuttle",
  "springboks",
  "kaizerchiefs",
  "orlandopirates",
]);

/** The problem with a new password, as a sentence for its owner; undefined when it is good enough. */
export function passwordProblem(password: string, email: string): string | undefined {
  const lower = password.toLowerCase();
  if (password.length < shortestPassword) return `Use at least ${shortestPassword} characters.`;
  if (password.length > longestPassword) return `Use at most ${longestPassword} characters.`;
  if (isAddress(lower, email.trim().toLowerCase())) return "Don’t use your email address as your password.";
  if (isCommon(lower)) return "This password is easy to guess. Choose another one.";
  return undefined;
}

const isAddress = (lower: string, email: string) =>
  email !== "" && (lower === email || lower.replace(/[\d\W_]+$/, "") === email || lower === email.split("@")[0]);

/** A common word with digits around it, digits alone, or almost only one repeated character. */
function isCommon(lower: string): boolean {
  const letters = lower
    .replace(/^[^a-z]+|[^a-z]+$/g, "")
    .replaceAll("0", "o")
    .replaceAll("@", "a")
    .replaceAll("$", "s");
  return letters === "" || common.has(letters) || new Set(lower).size < 4;
}
