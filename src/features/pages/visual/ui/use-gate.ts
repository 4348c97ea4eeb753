import { useEffect, useMemo, useRef, useState } from "react";
import { toast } from "#design/overlay/toast.tsx";
import type { PageProblem } from "#domain/page/page-problems.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { pageEditingContract } from "../../editing/contract.ts";
import { useAxe } from "./use-axe.ts";
import type { usePageDraft } from "./use-page-draft.ts";

export type Gate = ReturnType<typeof useGate>;

/** Everything that keeps the page from visitors: the server’s reasons, and those that only show once it is drawn. */
export function useGate(
  { page, sync, problems }: ReturnType<typeof usePageDraft>,
  frames: ReadonlyMap<string, Document>,
) {
  const axe = useAxe();
  const [drawn, setDrawn] = useState<readonly PageProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [state, setState] = useState(page.state);
  const latest = useRef(problems);
  latest.current = problems;
  const all = useMemo(() => [...problems, ...drawn], [problems, drawn]);
  const fail = (error: unknown) =>
    void toast({
      kind: "error",
      title: "Not published",
      description: error instanceof Error ? error.message : "Please try again.",
    });

  /** Whether nothing keeps it; then it asks. */
  const check = async (): Promise<boolean> => {
    setBusy(true);
    try {
      const isSaved = await sync.flush();
      const faults = await axe([...frames.values()], sync.draft().now.blocks);
      setDrawn(faults);
      const isGood = isSaved && faults.length === 0 && latest.current.length === 0;
      setAsking(isGood);
      return isGood;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const publish = async () => {
    setBusy(true);
    try {
      const published = await callSignedIn(pageEditingContract.publishPage, {
        id: page.id,
        version: sync.draft().base.version,
        publish_at: null,
        expire_at: page.expire_at,
        reason: "",
      });
      sync.meet(published);
      setState(published.state);
      void toast({ kind: "success", title: "Page published" });
    } catch (error) {
      if (error instanceof CallFailed && error.reason === "changed_meanwhile") await sync.catchUp();
      fail(error);
    } finally {
      setAsking(false);
      setBusy(false);
    }
  };
  return { problems: all, isBusy, isAsking, state, check, publish, close: () => setAsking(false) };
}

/** The browser asks before it closes what only this device has. */
export function useLeaveWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
}
