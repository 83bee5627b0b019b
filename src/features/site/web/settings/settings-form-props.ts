/** What the form of a section is given. */
export interface SettingsFormProps<State> {
  state: State;
  onSaved: (undo: () => Promise<State>) => void;
}
