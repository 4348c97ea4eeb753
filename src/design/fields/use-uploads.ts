import { useEffect, useRef, useState } from "react";
import { type FileRules, fileProblem } from "./file-rules.ts";

/** Sends one file and reports progress from 0 to 1. A rejection means it can be tried again. */
export type Upload<Receipt> = (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<Receipt>;

/** Thrown by an upload that knows what went wrong, in words for the person; a final one cannot be tried again. */
export class UploadProblem extends Error {
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

export type UploadItem<Receipt> = {
  id: string;
  file: File;
  state: "sending" | "done" | "failed" | "refused";
  /** From 0 to 1. */
  part: number;
  problem?: string;
  receipt?: Receipt;
};

type UploadsOptions<Receipt> = FileRules & {
  upload: Upload<Receipt>;
  maxFiles?: number;
  /** Every change of what has safely arrived. */
  onChange?: (receipts: Receipt[]) => void;
  /** Takes each over as it arrives: its row goes, and it no longer counts. */
  onArrived?: (receipt: Receipt) => void;
};

/** Files on their way: checked, sent at once, retried and taken back. */
export function useUploads<Receipt>({ upload, maxFiles = 10, onChange, onArrived, ...rules }: UploadsOptions<Receipt>) {
  const [items, setItems] = useState<readonly UploadItem<Receipt>[]>([]);
  const latest = useRef(items);
  const calls = useRef(new Map<string, AbortController>());
  const count = useRef(0);
  useEffect(() => {
    const running = calls.current;
    return () => {
      for (const call of running.values()) call.abort();
    };
  }, []);

  const show = (next: readonly UploadItem<Receipt>[]) => {
    latest.current = next;
    setItems(next);
  };
  const change = (id: string, changes: Partial<UploadItem<Receipt>>) =>
    show(latest.current.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  const tell = () => onChange?.(latest.current.flatMap(({ receipt }) => (receipt === undefined ? [] : [receipt])));

  const send = async (id: string, file: File) => {
    const call = new AbortController();
    calls.current.set(id, call);
    change(id, { state: "sending", part: 0, problem: undefined });
    try {
      const receipt = await upload(file, (part) => change(id, { part }), call.signal);
      if (call.signal.aborted) return;
      if (onArrived) {
        show(latest.current.filter((item) => item.id !== id));
        return onArrived(receipt);
      }
      change(id, { state: "done", part: 1, receipt });
      tell();
    } catch (error) {
      // The person decides what happens next: the row offers to try again, where that can help.
      if (!call.signal.aborted) change(id, failureOf(error));
    }
  };

  const add = (files: Iterable<File>) => {
    for (const file of files) {
      const kept = latest.current.filter(({ state }) => state !== "refused").length;
      const tooMany =
        kept >= maxFiles ? `Only ${maxFiles === 1 ? "one file" : `${maxFiles} files`} can be added.` : null;
      const problem = tooMany ?? fileProblem(file, rules) ?? undefined;
      count.current += 1;
      const id = String(count.current);
      show([...latest.current, { id, file, part: 0, problem, state: problem ? "refused" : "sending" }]);
      if (!problem) void send(id, file);
    }
  };

  const remove = (id: string) => {
    calls.current.get(id)?.abort();
    const removed = latest.current.find((item) => item.id === id);
    show(latest.current.filter((item) => item.id !== id));
    if (removed?.state === "done") tell();
  };

  return { items, add, remove, retry: send };
}

const failureOf = (error: unknown) =>
  error instanceof UploadProblem
    ? { state: error.isFinal ? ("refused" as const) : ("failed" as const), problem: error.message }
    : { state: "failed" as const, problem: "The upload didn’t finish. Please try again." };
