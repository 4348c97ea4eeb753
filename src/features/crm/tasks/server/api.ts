import { bind } from "#platform/bind.ts";
import { tasksContract } from "../contract.ts";
import { finishTask } from "./finish-task.ts";
import { openTasks } from "./open-tasks.ts";

export const tasksApi = bind(tasksContract, { openTasks, finishTask });
