/** Which files are welcome: "application/pdf", "image/*" or ".csv", and how large each may be. */
export type FileRules = { accept?: readonly string[]; maxBytes?: number };

/** Why a file is refused, in words for the person who chose it, or null if it is welcome. */
export function fileProblem(file: { name: string; type: string; size: number }, { accept = [], maxBytes }: FileRules) {
  if (accept.length > 0 && !accept.some((rule) => matches(file, rule))) {
    return `This kind of file is not accepted. Please use ${nameKinds(accept)}.`;
  }
  if (file.size === 0) return "This file is empty.";
  if (maxBytes && file.size > maxBytes) {
    return `This file is ${showBytes(file.size)}. The largest we can take is ${showBytes(maxBytes)}.`;
  }
  return null;
}

function matches(file: { name: string; type: string }, rule: string) {
  if (rule.startsWith(".")) return file.name.toLowerCase().endsWith(rule.toLowerCase());
  if (rule.endsWith("/*")) return file.type.startsWith(rule.slice(0, -1));
  return file.type === rule;
}

const kindNames: Record<string, string> = {
  "image/*": "a picture",
  "image/jpeg": "JPG",
  "image/svg+xml": "SVG",
  "image/webp": "WebP",
  "text/plain": "TXT",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "XLSX",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "DOCX",
};

/** "PDF, JPG or PNG" */
export function nameKinds(accept: readonly string[]) {
  const names = [...new Set(accept.map((rule) => kindNames[rule] ?? rule.replace(/^.*[./]/, "").toUpperCase()))];
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${last}` : last;
}

/** "840 kB", "2.4 MB" */
export function showBytes(bytes: number) {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, "")} MB`;
}
