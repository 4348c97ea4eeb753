import { useEffect, useState } from "react";

const patienceMs = 120_000;

/** True after waiting long enough for a bank, or for another tab’s payment. */
export function usePatience(): boolean {
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isPatient;
}
