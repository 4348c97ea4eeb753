type SavedFile = {
  readonly name: string;
  readonly type: string;
  readonly content: string;
  /** How the content is written; plain text where it is left out. */
  readonly encoding?: "base64";
};

/** Hands a file that a call answered with, or that was made here, to the person's device. */
export function saveFile({ name, type, content, encoding }: SavedFile): void {
  const parts = encoding === "base64" ? bytesOf(content) : content;
  const address = URL.createObjectURL(new Blob([parts], { type }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
