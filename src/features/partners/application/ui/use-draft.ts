import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";

/** An uploaded file in the form: the server’s claim, and the name and size for the person. */
export type SentFile = {
  readonly file_id: string;
  readonly claim: string;
  readonly name: string;
  readonly size: number;
  /** When it was uploaded: the server deletes it after a day. */
  readonly at: number;
};

/** An attempt to send: the same text has the same key, so the server stores it once, even after a reload. */
export type Attempt = { readonly text: string; readonly key: string };

export type Draft = { readonly values: Readonly<Record<string, unknown>>; readonly attempt?: Attempt };

const keyOf = (kind: ApplicationKind) => `cts-application-${kind}`;
const filesLiveFor = 23 * 3600 * 1000;

/** The saved draft, without files that the server has deleted since. */
export function readDraft(kind: ApplicationKind, now = Date.now()): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? "null");
    if (!isRecord(kept) || !isRecord(kept.values)) return undefined;
    const documents = isRecord(kept.values.documents) ? freshFiles(kept.values.documents, now) : {};
    const attempt = isAttempt(kept.attempt) ? { attempt: kept.attempt } : {};
    return { values: { ...kept.values, documents }, ...attempt };
  } catch {
    return undefined;
  }
}

export function writeDraft(kind: ApplicationKind, draft: Draft) {
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify(draft));
  } catch {
    // Without storage the form itself still has the text.
  }
}

export function forgetDraft(kind: ApplicationKind) {
  try {
    localStorage.removeItem(keyOf(kind));
  } catch {
    // Storage is unavailable here too.
  }
}

export function attemptFor(values: object, last: Attempt | undefined): Attempt {
  const text = JSON.stringify(values);
  return last?.text === text ? last : { text, key: newKey() };
}

/** crypto.randomUUID exists only on secure pages; this also works on a local address without a certificate. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const freshFiles = (documents: Record<string, unknown>, now: number) =>
  Object.fromEntries(
    Object.entries(documents).map(([type, files]) => [
      type,
      Array.isArray(files) ? files.filter((file) => isSentFile(file) && now - file.at < filesLiveFor) : [],
    ]),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) && typeof value.text === "string" && typeof value.key === "string";

export const isSentFile = (value: unknown): value is SentFile =>
  isRecord(value) &&
  typeof value.file_id === "string" &&
  typeof value.claim === "string" &&
  typeof value.at === "number";
