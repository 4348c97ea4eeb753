import { useState } from "react";
import { type Blocked, blockedIn } from "./gate-reasons.tsx";

/** Tries something and keeps the conflicts, so that the same dialog can show them and ask for a reason. */
export function useOverride() {
  const [blocked, setBlocked] = useState<Blocked>();
  const attempt = async <T>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      setBlocked((before) => blockedIn(error) ?? before);
      throw error;
    }
  };
  return { blocked, attempt };
}
