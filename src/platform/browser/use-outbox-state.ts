import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { Call } from "../contract.ts";
import { afterOutboxSends, emptyOutbox, openOutbox, readOutbox, sendWaiting, watchOutbox } from "./outbox.ts";
import { useSession } from "./session.ts";

const sendNow = () => void sendWaiting();

/**
 * Follows what waits on this device and sends it when the connection returns; `refreshes` are read again after each
 * call.
 */
export function useOutboxState(refreshes: readonly Call[]) {
  const session = useSession();
  const userId = session.status === "in" ? session.person.userId : "";
  const memory = useQueryClient();
  const state = useSyncExternalStore(watchOutbox, readOutbox, () => emptyOutbox);
  useEffect(
    () =>
      afterOutboxSends(() => Promise.all(refreshes.map(({ name }) => memory.invalidateQueries({ queryKey: [name] })))),
    [memory, refreshes],
  );
  useEffect(() => {
    void openOutbox(userId);
    addEventListener("online", sendNow);
    return () => removeEventListener("online", sendNow);
  }, [userId]);
  return { ...state, sendNow };
}
