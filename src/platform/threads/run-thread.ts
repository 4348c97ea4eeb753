import { Worker } from "node:worker_threads";
import { threadFile } from "./thread-file.ts";

type Thread<Message, Answer> = {
  /** The folder of the file that asks, and the name of the program beside it. */
  readonly folder: string;
  readonly name: string;
  readonly data: unknown;
  readonly memoryMb: number;
  /** Undefined while there is no answer yet; what it throws is what fails. */
  readonly onMessage: (message: Message) => Answer | undefined;
};

/** Runs a program in a thread until it answers; then the thread is gone. Fails when it runs out of memory. */
export async function runThread<Message, Answer>(input: Thread<Message, Answer>): Promise<Answer> {
  const { folder, name, data, memoryMb, onMessage } = input;
  const thread = new Worker(threadFile(folder, name), {
    workerData: data,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  try {
    return await new Promise<Answer>((resolve, reject) => {
      thread.on("message", (message: Message) => {
        try {
          const answer = onMessage(message);
          if (answer !== undefined) resolve(answer);
        } catch (error) {
          reject(error);
        }
      });
      thread.once("error", reject);
      thread.once("exit", () => reject(new Error(`${name} ended without an answer.`)));
    });
  } finally {
    await thread.terminate();
  }
}
