import { randomKey } from '#kit/contract/random-key.ts';
import { fieldsOf, idOf, isChanged, isChoice, questionOf, questionsIn, readValue, writeValue } from './fields.ts';
import { createKeeper } from './keeper.ts';
import { mayBeOnline } from './may-be-online.ts';
import { openQueue, storageOrNone } from './queue.ts';
import { sendAnswer } from './send-answer.ts';
import { createSender, type SaveState } from './sender.ts';
import { clearChoices, hasProblem, showProblem, showProgress, showState } from './show.ts';
import { TAKEN } from './taken.ts';
import { TIME_UP } from './time-up.ts';

/** Saves each answer when it changes. Going on waits until all of them have arrived. */
export function saveAsYouGo(form: HTMLFormElement): void {
  const url = form.dataset.save ?? '';
  const questions = new Map(questionsIn(form).map((question) => [idOf(question), question]));
  const queue = openQueue(form.dataset.respondent ?? '', storageOrNone(), randomKey);
  const keeper = createKeeper(queue);
  const refused = new Set<string>();
  let submitter: HTMLElement | null | undefined;
  let waitsSince: number | undefined;
  let isLeaving = false;

  const sender = createSender({
    queue,
    send: (entry) => sendAnswer(url, entry),
    isOffline: () => !navigator.onLine,
    onState: show,
    later: (callback, milliseconds) => setTimeout(callback, milliseconds),
    onTaken({ question, value }, answered) {
      judge(question, undefined);
      showProgress(form, answered);
      questions.get(question)?.dispatchEvent(new CustomEvent(TAKEN, { detail: value }));
    },
    onRefused: ({ question }, message) => judge(question, message),
    onOver() {
      isLeaving = true;
      location.reload();
    },
  });

  function judge(id: string, message: string | undefined): void {
    const question = questions.get(id);
    if (message) refused.add(id);
    else refused.delete(id);
    if (question) showProblem(question, message);
  }

  function show(state: SaveState): void {
    const isWaiting = submitter !== undefined;
    if (state === 'saved' && isWaiting) submit();
    else if (state === 'offline' && isWaiting) showState(form, 'waiting');
    else showState(form, state === 'saved' && isRefused() ? 'refused' : state);
  }

  /** Whether there is something to mend that is seen. */
  function isRefused(): boolean {
    return [...refused].some((id) => !questions.get(id)?.hidden);
  }

  /** Everything has arrived: on, with the button that was pressed. */
  function submit(): void {
    const pressed = submitter;
    submitter = undefined;
    isLeaving = true;
    form.requestSubmit(pressed);
  }

  /** An answer that is not being typed is sent at once. */
  function save(question: HTMLElement): void {
    keeper.keep(question);
    void sender.flush();
  }

  form.addEventListener('input', ({ target }) => {
    const question = questionOf(target);
    if (question && !isChoice(target)) keeper.keepSoon(question, () => void sender.flush());
  });

  form.addEventListener('change', ({ target }) => {
    const question = questionOf(target);
    if (question) save(question);
  });

  form.addEventListener('click', (event) => {
    const question = questionOf(event.target);
    if (!question || !(event.target instanceof HTMLButtonElement) || event.target.name !== 'clear') return;
    event.preventDefault();
    clearChoices(question);
    save(question);
  });

  form.addEventListener('submit', (event) => {
    keeper.keepTyped();
    if (isLeaving || (queue.all().length === 0 && mayBeOnline(event, waitsSince))) {
      isLeaving = true;
      return;
    }
    event.preventDefault();
    submitter = event.submitter;
    waitsSince ??= event.timeStamp;
    if (!navigator.onLine) showState(form, 'waiting');
    void sender.flush();
  });

  form.addEventListener(TIME_UP, () => {
    keeper.keepTyped();
    void sender.flush();
    // What is left is not taken any more.
    isLeaving = true;
  });

  addEventListener('online', () => {
    if (submitter !== undefined && queue.all().length === 0) submit();
    else void sender.flush();
  });
  addEventListener('offline', () => {
    if (queue.all().length > 0) show('offline');
  });
  addEventListener('pagehide', () => {
    keeper.keepTyped();
    void sender.flush();
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
    waitsSince = undefined;
  });
  addEventListener('beforeunload', (event) => {
    keeper.keepTyped();
    if (!isLeaving && queue.all().length > 0) event.preventDefault();
  });

  const changed = [...questions.values()].filter(isChanged);
  for (const [id, question] of questions) {
    if (hasProblem(question)) refused.add(id);
    if (fieldsOf(question).length > 0 && !changed.includes(question)) keeper.know(id, readValue(question));
  }
  // Left over from a window that was closed before they could be sent.
  for (const { question: id, value } of queue.all()) {
    const question = questions.get(id);
    if (question && changed.includes(question)) continue;
    if (question) writeValue(question, value);
    keeper.know(id, value);
  }
  for (const question of changed) keeper.keep(question);
  void sender.flush();
}
