import { type BaselineTemplate, words } from '../words.ts';
import { arrange, because, choose, count, fill, judge, keyed, match, name, right } from './keyed.ts';

/** Divisions, districts and rivers; what can be counted is counted in the list of places. */
export const ourCountry: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000031',
  kind: 'quiz',
  title: words(['How well do you know Bangladesh?', 'বাংলাদেশকে কতটা চেনেন?']),
  summary: words([
    'Twenty questions on divisions, districts and rivers, for a class or an evening together.',
    'বিভাগ, জেলা আর নদী নিয়ে বিশটি প্রশ্ন: ক্লাসের জন্য, কিংবা সবাই মিলে খেলার জন্য।',
  ]),
  description: words(['Twenty questions. You see your marks at the end.', 'বিশটি প্রশ্ন। শেষে নিজের নম্বর দেখতে পাবেন।']),
  theme: 'river',
  print: 'delta',
  content: keyed([
    count('divisions', ['How many divisions does Bangladesh have?', 'বাংলাদেশে বিভাগ কয়টি?'], 8),
    count('districts', ['How many districts does Bangladesh have?', 'বাংলাদেশে জেলা কয়টি?'], 64),
    name('capital', ['Which city is the capital?', 'রাজধানী কোন শহর?'], ['Dhaka', 'ঢাকা'], 'Dacca'),
    choose(
      'largest',
      ['Which division has the most districts?', 'কোন বিভাগে জেলা সবচেয়ে বেশি?'],
      ['Chattogram', 'চট্টগ্রাম'],
      right('Dhaka', 'ঢাকা'),
      ['Khulna', 'খুলনা'],
      ['Rajshahi', 'রাজশাহী'],
    ),
    choose(
      'smallest',
      ['Which divisions have four districts each?', 'কোন কোন বিভাগে চারটি করে জেলা?'],
      ['Barishal', 'বরিশাল'],
      right('Mymensingh', 'ময়মনসিংহ'),
      ['Rangpur', 'রংপুর'],
      right('Sylhet', 'সিলেট'),
    ),
    arrange(
      'by-districts',
      ['Put these divisions in order, the one with the most districts first.', 'যে বিভাগে জেলা বেশি, সেটি আগে রেখে সাজান।'],
      ['Dhaka', 'ঢাকা'],
      ['Chattogram', 'চট্টগ্রাম'],
      ['Khulna', 'খুলনা'],
      ['Barishal', 'বরিশাল'],
      ['Sylhet', 'সিলেট'],
    ),
    choose(
      'north',
      ['Which of these districts are in Rangpur division?', 'কোন জেলাগুলো রংপুর বিভাগে?'],
      ['Bogura', 'বগুড়া'],
      right('Dinajpur', 'দিনাজপুর'),
      right('Kurigram', 'কুড়িগ্রাম'),
      ['Pabna', 'পাবনা'],
      right('Nilphamari', 'নীলফামারী'),
    ),
    count('khulna', ['How many districts are in Khulna division?', 'খুলনা বিভাগে জেলা কয়টি?'], 10),
    judge('bhola', ['Bhola is a district of Barishal division.', 'ভোলা বরিশাল বিভাগের একটি জেলা।'], true),
    match(
      'belongs',
      ['To which division do these districts belong?', 'কোন জেলা কোন বিভাগে?'],
      [
        ['Cox’s Bazar', 'কক্সবাজার'],
        ['Chattogram', 'চট্টগ্রাম'],
      ],
      [
        ['Jashore', 'যশোর'],
        ['Khulna', 'খুলনা'],
      ],
      [
        ['Tangail', 'টাঙ্গাইল'],
        ['Dhaka', 'ঢাকা'],
      ],
      [
        ['Bogura', 'বগুড়া'],
        ['Rajshahi', 'রাজশাহী'],
      ],
      [
        ['Faridpur', 'ফরিদপুর'],
        ['Dhaka', 'ঢাকা'],
      ],
    ),
    because(
      choose(
        'meeting',
        ['Which two rivers meet near Chandpur?', 'চাঁদপুরের কাছে কোন দুটি নদী মিলেছে?'],
        ['Karnaphuli', 'কর্ণফুলী'],
        right('Meghna', 'মেঘনা'),
        right('Padma', 'পদ্মা'),
        ['Teesta', 'তিস্তা'],
      ),
      ['Below Chandpur both flow to the sea as the Meghna.', 'চাঁদপুরের পর দুটি একসঙ্গে মেঘনা নামে সাগরে যায়।'],
    ),
    because(
      name(
        'brahmaputra',
        [
          'By what name does the main stream of the Brahmaputra flow through Bangladesh?',
          'ব্রহ্মপুত্রের মূল ধারা বাংলাদেশে কী নামে বয়ে চলে?',
        ],
        ['Jamuna', 'যমুনা'],
        'Yamuna',
      ),
      ['The old course is still called Brahmaputra.', 'পুরোনো ধারাটির নাম এখনো ব্রহ্মপুত্র।'],
    ),
    because(
      fill(
        'ganges',
        ['Fill in the names of three rivers.', 'তিনটি নদীর নাম বসান।'],
        [
          'The Ganges is called [1] in Bangladesh. Sylhet lies on the [2], and the port of Chattogram on the [3].',
          'বাংলাদেশে গঙ্গার নাম [১]। সিলেট শহর [২] নদীর তীরে, আর চট্টগ্রাম বন্দর [৩] নদীর তীরে।',
        ],
        { write: ['Padma', 'পদ্মা'] },
        { choose: [['Karatoya', 'করতোয়া'], right('Surma', 'সুরমা'), ['Teesta', 'তিস্তা']] },
        { choose: [['Buriganga', 'বুড়িগঙ্গা'], ['Feni', 'ফেনী'], right('Karnaphuli', 'কর্ণফুলী')] },
      ),
      ['The Ganges is called Padma from the border on.', 'সীমান্ত পেরোলেই গঙ্গার নাম পদ্মা।'],
    ),
    judge('myanmar', ['Bangladesh has a border with Myanmar.', 'মিয়ানমারের সঙ্গে বাংলাদেশের সীমান্ত আছে।'], true),
    judge('nepal', ['Bangladesh has a border with Nepal.', 'নেপালের সঙ্গে বাংলাদেশের সীমান্ত আছে।'], false),
    choose(
      'sundarbans',
      ['What kind of forest is the Sundarbans?', 'সুন্দরবন কী ধরনের বন?'],
      ['Bamboo', 'বাঁশবন'],
      right('Mangrove', 'ম্যানগ্রোভ বন'),
      ['Pine', 'পাইনবন'],
      ['Sal', 'শালবন'],
    ),
    choose(
      'tea',
      ['In which district is Sreemangal, known for its tea?', 'চায়ের জন্য পরিচিত শ্রীমঙ্গল কোন জেলায়?'],
      ['Habiganj', 'হবিগঞ্জ'],
      right('Moulvibazar', 'মৌলভীবাজার'),
      ['Panchagarh', 'পঞ্চগড়'],
      ['Sunamganj', 'সুনামগঞ্জ'],
    ),
    choose(
      'hills',
      ['Which of these are hill districts?', 'কোনগুলো পার্বত্য জেলা?'],
      right('Bandarban', 'বান্দরবান'),
      ['Faridpur', 'ফরিদপুর'],
      right('Khagrachhari', 'খাগড়াছড়ি'),
      right('Rangamati', 'রাঙ্গামাটি'),
      ['Tangail', 'টাঙ্গাইল'],
    ),
    name('bay', ['Which bay lies to the south?', 'দক্ষিণে কোন উপসাগর?'], ['Bay of Bengal', 'বঙ্গোপসাগর'], 'Bengal'),
    choose(
      'flower',
      ['What is the national flower?', 'জাতীয় ফুল কোনটি?'],
      ['Lotus', 'পদ্ম'],
      ['Marigold', 'গাঁদা'],
      ['Rose', 'গোলাপ'],
      right('Water lily', 'শাপলা'),
    ),
  ]),
};
