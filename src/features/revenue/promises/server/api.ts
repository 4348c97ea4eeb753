import { bind } from "#platform/bind.ts";
import { promisesContract } from "../contract.ts";
import { keptPromises } from "./kept-promises.ts";
import { promisesFile } from "./promises-file.ts";
import { readPromises } from "./read-promises.ts";

export const promisesApi = bind(promisesContract, { readPromises, promisesFile, keptPromises });
