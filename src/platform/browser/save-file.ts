type SavedFile = {
  readonly name: string;
  readonly type?: string;
  readonly content: string | Blob;
  /** Plain text if absent. */
  readonly encoding?: "base64";
};

/** Saves a file to the person's device. */
export function saveFile({ name, type = "", content, encoding }: SavedFile): void {
  const address = URL.createObjectURL(
    content instanceof Blob ? content : new Blob([partOf(content, encoding)], { type }),
  );
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // The browser has the file by the next turn; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const partOf = (content: string, encoding: "base64" | undefined) =>
  encoding === "base64" ? Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)) : content;
