import { createContext, useContext } from 'react';
import type { Project } from '../../contract/project.ts';
import type { Saving } from './saving.ts';
import type { Edited } from './use-edited.ts';
import type { Target } from './use-go-to-finding.ts';

export type OpenDialog = 'preview' | 'publish' | 'close' | 'reopen' | 'handOver' | null;

/** A project in the hands of its owner: what is edited in it, whichever of its places is open. */
export interface Workshop extends Edited {
  project: Project;
  /** Both together: how far the work is with the server. */
  saving: Saving;
  /** With errors in the way, publishing opens no dialog: it leads to the first of them. */
  open: (dialog: OpenDialog) => void;
  /** Opens the list of what was found. */
  listFindings: () => void;
  /** Leads to what a finding is about, or another place. */
  go: (finding: Target) => void;
  /** Leads to the setting that has to be mended before it is saved. */
  mend: () => void;
}

export const WorkshopContext = createContext<Workshop | null>(null);

/** Null for those who may look at a project and not change it. */
export function useWorkshop(): Workshop | null {
  return useContext(WorkshopContext);
}
