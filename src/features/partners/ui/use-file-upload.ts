import { type Upload, UploadProblem } from "#design/use-uploads.ts";
import type { SentFile } from "./use-draft.ts";

export const fileRules = {
  accept: ["application/pdf", "image/jpeg", "image/png"],
  maxBytes: 5_000_000,
} as const;

/** Statuses after which the same file would be refused again. */
const final = [413, 415, 422];

/** Sends one file and tells how far it is: only this old way of asking knows about that. */
export const uploadFile: Upload<SentFile> = (file, onProgress, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/files/v1");
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    request.setRequestHeader("x-file-name", encodeURIComponent(file.name));
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status === 200) resolve({ ...receipt(answer, file), at: Date.now() });
      else reject(new UploadProblem(words(answer), final.includes(request.status)));
    };
    request.onerror = () => reject(new UploadProblem("The connection was lost. Please try again.", false));
    request.onabort = () => reject(new UploadProblem("The upload was stopped.", false));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

const receipt = (answer: Record<string, unknown>, file: File) => ({
  file_id: String(answer.id),
  claim: String(answer.claim),
  name: String(answer.name ?? file.name),
  size: file.size,
});

const words = ({ message }: Record<string, unknown>) =>
  typeof message === "string" ? message : "The upload did not finish.";
