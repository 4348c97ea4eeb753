import { type Result, refuse } from "#domain/result.ts";

/** Reads a row as it is now. */
type Read = () => Promise<unknown>;

/** A refusal takes the row along as it is now: anyone who decided on what they saw sees what became of it. */
export async function refuseWithFresh<T, R extends string>(
  answer: Result<T, R>,
  name: string,
  read: Read,
): Promise<Result<T, R>> {
  if (answer.ok || answer.reason === "not_found") return answer;
  const fresh = await read();
  return fresh === undefined ? answer : refuse(answer.reason, { ...answer.details, [name]: fresh });
}
