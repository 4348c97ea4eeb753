import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallFailed } from "#platform/browser/call-api.ts";
import { forgetHeld, tellUndone } from "#platform/browser/held-here.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { undoContract } from "../contract.ts";

/** Undoes an action and reads everything on the screen again. Its refusal is a sentence. */
export function useUndo() {
  const kept = useQueryClient();
  const undo = useMakeCall(undoContract.undoAction);
  const [refusal, setRefusal] = useState("");
  const press = async (id: string) => {
    setRefusal("");
    try {
      const undone = await undo.mutateAsync({ id });
      forgetHeld(id);
      // A form that gets its words back has the record as it is now, and may send them again.
      await kept.invalidateQueries();
      tellUndone(undone);
      return true;
    } catch (error) {
      setRefusal(error instanceof CallFailed ? error.message : "We couldn’t reach the server. Please try again.");
      return false;
    }
  };
  return { press, refusal, isBusy: undo.isPending };
}
