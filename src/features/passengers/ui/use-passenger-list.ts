import { useCallback, useEffect, useState } from "react";
import { contentOf } from "#platform/browser/file-content.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { InputOf } from "#platform/contract.ts";
import { type PassengerList, passengersContract } from "../contract.ts";

/** How a list was opened: as the owner of its booking or by code, or by the link to the list alone. */
export type ListSource = { readonly reference: string; readonly code: string | null } | { readonly token: string };

type Saved = Pick<InputOf<typeof passengersContract.savePassengerList>, "stamp" | "passengers">;

const openedBy = ({ reference, code }: { reference: string; code: string | null }) => ({
  reference,
  ...(code !== null && { code }),
});

const readList = (source: ListSource): Promise<PassengerList> =>
  "token" in source
    ? callSignedIn(passengersContract.readLinkedList, source)
    : callSignedIn(passengersContract.readPassengerList, openedBy(source));

/** The same on the pages of visitors and in every area, so it keeps what it reads itself. */
export function usePassengerList(source: ListSource) {
  const [list, setList] = useState<PassengerList>();
  const [error, setError] = useState<Error>();
  const key = JSON.stringify(source);
  const again = useCallback(async () => {
    try {
      setList(await readList(JSON.parse(key) as ListSource));
      setError(undefined);
    } catch (failed) {
      setError(failed as Error);
    }
  }, [key]);
  useEffect(() => void again(), [again]);
  const keep = (fresh: PassengerList) => {
    setList(fresh);
    return fresh;
  };
  return {
    list,
    error,
    again,
    save: async (changes: Saved) =>
      keep(
        "token" in source
          ? await callSignedIn(passengersContract.saveLinkedList, { ...source, ...changes })
          : await callSignedIn(passengersContract.savePassengerList, { ...openedBy(source), ...changes }),
      ),
    readFile: async (file: File) => {
      const content = await contentOf(file);
      const { table } =
        "token" in source
          ? await callSignedIn(passengersContract.readLinkedFile, { ...source, ...content })
          : await callSignedIn(passengersContract.readPassengerFile, { ...openedBy(source), ...content });
      return table;
    },
    /** For those who are signed in: those they may choose, and those the customer wants saved. */
    readSaved: async () =>
      "token" in source
        ? []
        : (await callSignedIn(passengersContract.listSavedPassengers, openedBy(source))).passengers,
    keep: async (passengers: string[]) =>
      "token" in source
        ? 0
        : (await callSignedIn(passengersContract.keepPassengers, { ...openedBy(source), passengers })).saved,
    makeLink: async () =>
      "token" in source || keep(await callSignedIn(passengersContract.createPassengerLink, openedBy(source))),
    withdrawLink: async () =>
      "token" in source || keep(await callSignedIn(passengersContract.withdrawPassengerLink, openedBy(source))),
  };
}

export type ListActions = ReturnType<typeof usePassengerList>;
