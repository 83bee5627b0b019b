import type { DemoSurvey } from '../demo-survey.ts';

/** What a class writes of rivers, and its teacher reads: most of it is marked, and what came last waits. */
export const riverEssay: DemoSurvey = {
  owner: 'first',
  kind: 'quiz',
  title: { en: 'Class nine: rivers and the delta', bn: 'নবম শ্রেণি: নদী আর বদ্বীপ' },
  settings: {
    languages: ['bn', 'en'],
    theme: 'river',
    reveal: {
      during: [],
      done: ['attempt', 'correctness', 'marks', 'feedback'],
      open: ['attempt', 'correctness', 'marks', 'feedback'],
      closed: ['attempt', 'correctness', 'marks', 'feedback', 'key'],
    },
  },
  content: {
    sections: [
      {
        id: 'rivers',
        title: {},
        intro: {},
        questions: [
          {
            id: 'padma',
            kind: 'single_choice',
            title: { en: 'Which river does the Padma meet at Chandpur?', bn: 'চাঁদপুরে পদ্মা কোন নদীর সঙ্গে মিলেছে?' },
            help: {},
            required: false,
            shuffle: true,
            options: [
              { id: 'o1', label: { en: 'Meghna', bn: 'মেঘনা' } },
              { id: 'o2', label: { en: 'Surma', bn: 'সুরমা' } },
              { id: 'o3', label: { en: 'Teesta', bn: 'তিস্তা' } },
            ],
          },
          {
            id: 'course',
            kind: 'long_text',
            title: {
              en: 'Why do rivers of a delta change their course?',
              bn: 'বদ্বীপের নদী কেন গতিপথ বদলায়?',
            },
            help: { en: 'Three or four sentences, with an example.', bn: 'তিন-চার বাক্যে লিখুন, একটি উদাহরণসহ।' },
            required: false,
          },
        ],
      },
    ],
    marking: {
      pass: 40,
      questions: {
        padma: { points: 2, key: { by: 'options', right: ['o1'] } },
        course: {
          points: 6,
          key: {
            by: 'hand',
            rubric:
              'Silt raises the bed (2). On flat land the water looks for a lower way in a flood (2). An example, such as the ' +
              'Brahmaputra, most of which became the Jamuna after the floods of the late 18th century (2).',
          },
          feedback: {
            en: 'A river of a delta carries silt, and builds the land that it later leaves.',
            bn: 'বদ্বীপের নদী পলি বয়ে আনে; যে জমি সে গড়ে, একদিন সেখান থেকেই সরে যায়।',
          },
        },
      },
    },
  },
  answered: {
    people: 24,
    finishing: 0.92,
    inBengali: 0.75,
    mood: 0.55,
    days: [9, 1],
    habits: {
      padma: { hard: 0.35 },
      course: {
        hard: 0.5,
        remarks: {
          en: {
            pleased: [
              'Silt settles and raises the bed. In a flood the water finds a lower way over the flat land, as the Brahmaputra did when it became the Jamuna.',
              'The river drops the silt it carries until its bed stands higher than the land beside it. The next big flood breaks through, and the old course dries up, like the old Brahmaputra at Mymensingh.',
            ],
            displeased: ['Because of floods.', 'Rivers move because the banks break every year.'],
          },
          bn: {
            pleased: [
              'পলি জমে নদীর তলা উঁচু হয়। বন্যায় পানি সমতল জমিতে নিচু পথ খুঁজে নেয়। ব্রহ্মপুত্র এভাবেই সরে গিয়ে যমুনা হয়েছে।',
              'নদী যে পলি আনে, তা জমে জমে তলা পাশের জমির চেয়ে উঁচু হয়ে যায়। বড় বন্যায় নদী নতুন পথে নামে, পুরোনো পথ শুকিয়ে যায়; যেমন ময়মনসিংহের পুরোনো ব্রহ্মপুত্র।',
              'পলির কারণে নদীর গভীরতা কমে। পানি তখন নতুন পথ কাটে। তিস্তা একসময় পদ্মায় পড়ত, এখন পড়ে যমুনায়।',
            ],
            displeased: ['বন্যা হয় বলে।', 'নদীর পাড় ভাঙে, তাই নদী সরে যায়।'],
          },
        },
      },
    },
  },
};
