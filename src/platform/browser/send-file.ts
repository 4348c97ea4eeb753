/** The upload’s receipt: its claim lets the sender attach the file, once. No one can read it back by an address. */
export type FileReceipt = {
  readonly file_id: string;
  readonly claim: string;
  readonly name: string;
  readonly size: number;
};

type Sending = {
  /** For signed-in people; visitors send files too. */
  readonly token?: string;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  /** The error to reject with. `isFinal`: the same file would be refused again. */
  readonly problem: (message: string, isFinal: boolean) => Error;
};

const finalStatuses = [413, 415, 422];

/** Sends one file with progress, which only XMLHttpRequest reports. */
export const sendFile = (file: File, { token, onProgress, signal, problem }: Sending): Promise<FileReceipt> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/files/v1");
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("x-file-name", encodeURIComponent(file.name));
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      const answer = parse(request.responseText);
      const received = request.status === 200 && answer.success === true ? receipt(answer, file) : undefined;
      if (received) resolve(received);
      else reject(problem(words(answer), finalStatuses.includes(request.status)));
    };
    request.onerror = () => reject(problem("The connection was lost. Please try again.", false));
    request.onabort = () => reject(problem("The upload was stopped.", false));
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

/** Without id and claim a file can’t be attached, so it was not received. */
function receipt({ id, claim, name }: Record<string, unknown>, file: File): FileReceipt | undefined {
  if (typeof id !== "string" || typeof claim !== "string") return undefined;
  return { file_id: id, claim, name: String(name ?? file.name), size: file.size };
}

const words = ({ message }: Record<string, unknown>) =>
  typeof message === "string" ? message : "The upload didn’t finish. Please try again.";
