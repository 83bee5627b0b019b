/** Where on the page it is chosen where a branch leads: an option's id, the place of a jump, or `else`. */
export function branchId(questionId: string, branch: string): string {
  return `branch-${questionId}-${branch}`;
}
